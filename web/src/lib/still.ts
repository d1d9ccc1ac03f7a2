/** What a table does not have at which nobody else sits: no advice, no chat, nothing to take back. */
export class StillTable {
  reach = (_card: string): Promise<string[]> => Promise.resolve([]);
  suggest = (_kind: string): Promise<string[]> => Promise.resolve([]);
  undo = (): Promise<boolean> => Promise.resolve(false);
  reset = (): Promise<boolean> => Promise.resolve(false);
  rematch = (): Promise<void> => Promise.resolve();
  hint(): void {}
  passVeto(): void {}
  handOver(): void {}
  takeBack(): void {}
}
