// What is wrong with a page for somebody who has a small phone and a finger.
() => {
  const LETTER = 10.9;
  const TARGET = 39.5;
  const found = new Set();
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    `<${element.tagName.toLowerCase()}> ${(element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".hidden-text, .skip, [inert], dialog:not([open])");

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !seen(parent) || parent.closest("style, script, title, option")) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const size =
      parseFloat(getComputedStyle(parent).fontSize) *
      (matrix ? Math.hypot(matrix.a, matrix.b) : (parent.currentCSSZoom ?? 1));
    if (size < LETTER) found.add(`letters of ${size.toFixed(1)} px: ${name(parent)}`);
  }

  for (const control of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (!seen(control) || control.disabled || box(control).width === 0) continue;
    const scrolls = (parent) => parent && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent.parentElement));
    const { left, right } = box(control);
    if (!scrolls(control.parentElement) && (left < -1 || right > innerWidth + 1)) found.add(`outside: ${name(control)}`);
    // A word in a sentence or on a heading is as high as its line.
    if (control.matches(".term, h3 a") || (control.matches("a") && getComputedStyle(control).display === "inline")) continue;
    const { width, height } = box(control.closest("label") ?? control);
    if (height < TARGET || (width < TARGET && !control.matches("p a")))
      found.add(`only ${Math.round(width)} x ${Math.round(height)} px to press: ${name(control)}`);
  }
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.add(`${wider} px wider than the window`);
  return [...found];
}
