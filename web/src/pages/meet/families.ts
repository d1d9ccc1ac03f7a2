/** What is rated apart, as the server has it. */
export const FAMILIES = ["base", "2023", "king-intrigant", "expansions"] as const;
export const SPEEDS = ["live", "days"] as const;
