/** The map as a picture to take along: everything that style sheets say of it goes into it, the letters as well. */

/** What of a style is seen in a drawing. */
const SEEN = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "display",
  "visibility",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "mix-blend-mode",
  "filter",
  "transform",
  "transform-origin",
  "transform-box",
] as const;
const NEEDLESS = ["class", "style", "tabindex", "role", "id"];
/** How wide a picture in dots is. */
const WIDTH = 1800;

/** A drawing on the page as a file of its own. */
export async function drawn(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const families = new Set<string>();
  dress(svg, copy, families);
  const { x, y, width, height } = svg.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height }))
    ground.setAttribute(name, String(value));
  ground.setAttribute("fill", backdropOf(svg));
  copy.prepend(ground);
  const fonts = await fontsFor(families);
  if (fonts) {
    const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
    style.textContent = fonts;
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

function dress(from: Element, to: Element, families: Set<string>): void {
  const style = getComputedStyle(from);
  const written: string[] = [];
  for (const name of SEEN) {
    const value = style.getPropertyValue(name);
    if (value && value !== "none" && value !== "normal" && value !== "auto") written.push(`${name}:${value}`);
    else if (value === "none" && (name === "fill" || name === "stroke" || name === "display"))
      written.push(`${name}:none`);
  }
  if (from.tagName === "text" || from.tagName === "tspan") families.add(style.fontFamily);
  const kept = to.getAttribute("id");
  for (const { name } of [...to.attributes]) {
    if (NEEDLESS.includes(name) || name.startsWith("aria-") || name.startsWith("data-"))
      to.removeAttribute(name);
  }
  // Patterns and clips are found by their names.
  if (
    kept &&
    ["pattern", "clipPath", "linearGradient", "radialGradient", "filter", "mask"].includes(from.tagName)
  )
    to.setAttribute("id", kept);
  to.setAttribute("style", written.join(";"));
  [...from.children].forEach((child, index) => dress(child, to.children[index]!, families));
}

/** What lies behind a drawing. */
function backdropOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== "transparent") return backgroundColor;
  }
  return "white";
}

/** The rules of the fonts in use, with the files inside. */
async function fontsFor(families: ReadonlySet<string>): Promise<string> {
  const wanted = [...families].join(",");
  const found: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      continue;
    }
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "");
      const url = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
      if (url && wanted.includes(family)) found.push(withFile(rule.cssText, url, sheet.href));
    }
  }
  return (await Promise.all(found)).join("\n");
}

async function withFile(rule: string, url: string, sheet: string | null): Promise<string> {
  try {
    const file = await (await fetch(new URL(url, sheet ?? document.baseURI))).blob();
    const data = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = reject;
      reader.readAsDataURL(file);
    });
    return rule.replace(url, data);
  } catch {
    return "";
  }
}

/** A drawing as a picture in dots. */
export async function dotted(svg: string, width = WIDTH): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("this browser cannot draw"))),
      "image/png",
    ),
  );
}

/** Saves something as a file. */
export function save(content: Blob | string, name: string, kind = "text/plain"): void {
  const blob = typeof content === "string" ? new Blob([content], { type: `${kind};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
