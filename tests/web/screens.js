// What is wrong with a table on a screen: waits until it has come to rest, then looks at everything at once.
async ({ touch, glowing }) => {
  const LETTER = 10.9;
  const TARGET = 39.5;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const outline = () =>
    [...document.querySelectorAll(".card, .map, .prompt, .act, .left > *")]
      .map((part) => { const { x, y, width, height } = part.getBoundingClientRect(); return [x, y, width, height].map(Math.round); })
      .join();
  await document.fonts.ready;
  for (let calm = 0, frames = 0, before = ""; calm < 4 && frames < 90; frames += 1) {
    await frame();
    const now = outline();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }

  const found = new Set();
  const box = (element) => element.getBoundingClientRect();
  const zoom = (element) => element.currentCSSZoom ?? 1;
  const name = (element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}> ${(element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}`;
  const table = document.querySelector(".table") ?? document.body;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".hidden-text, .details, [inert]");

  // ---- all cards that can be taken are in view at once
  for (const card of document.querySelectorAll(".offer .card.choosable")) {
    const { left, right, top, bottom } = box(card);
    const there = [0.1, 0.9].every((part) =>
      card.contains(document.elementFromPoint(left + part * (right - left), top + part * (bottom - top))));
    if (!there && !document.querySelector("dialog[open]")) found.add(`not in view: ${name(card)}`);
  }

  // ---- letters
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !seen(parent) || getComputedStyle(parent).fontSize === "0px") continue;
    if (parent.closest("style, script, title, option, .hidden-text, .logo")) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize) * zoom(parent);
    if (parent instanceof SVGElement) {
      const matrix = parent.getScreenCTM();
      if (matrix) size = parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(matrix.a, matrix.b);
    }
    if (size < LETTER) found.add(`letters of ${Math.floor(size)} px: ${name(parent)} in ${parent.closest("g[class], div[class], span[class]")?.getAttribute("class")}`);
  }

  // ---- what can be pressed
  const INTERACTIVE = "button, a[href], input, select, textarea, summary, [role=slider]";
  // A word in a sentence is as high as its line (WCAG 2.5.8 excepts it); "?" and "What is this?" lead to the same.
  const controls = [...document.querySelectorAll(INTERACTIVE)].filter(
    (element) => !element.matches(".term") && seen(element) && !element.disabled && !element.closest("dialog:not([open]), .skip") && !element.matches(".skip") &&
      box(element).width > 0,
  );
  const dead = (element) => element.getAttribute("aria-disabled") === "true";
  const area = (element) => {
    const whole = element.matches(".who") ? element.closest("li") : element.closest("label");
    return box(whole ?? element);
  };
  if (touch)
    for (const control of controls) {
      const { width, height } = area(control);
      if (!dead(control) && (width < TARGET || height < TARGET))
        found.add(`only ${Math.round(width)} x ${Math.round(height)} px to press: ${name(control)}`);
    }

  // ---- the part of each control that can be seen, and whether the rest can be brought to light
  const scrolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`]);
  const clipped = new Map();
  for (const control of controls) {
    let { left, top, right, bottom } = box(control);
    const whole = { left, top, right, bottom };
    let across = false, down = false;
    for (let parent = control.parentElement; parent && parent !== document.documentElement; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      const outer = box(parent);
      if (scrolls(style, "X")) across = true;
      if (scrolls(style, "Y")) down = true;
      if (style.overflowX !== "visible") {
        if (!across && (left < outer.left - 2 || right > outer.right + 2)) found.add(`cut at the side: ${name(control)}`);
        left = Math.max(left, outer.left);
        right = Math.min(right, outer.right);
      }
      if (style.overflowY !== "visible") {
        if (!down && (top < outer.top - 2 || bottom > outer.bottom + 2)) found.add(`cut: ${name(control)}`);
        top = Math.max(top, outer.top);
        bottom = Math.min(bottom, outer.bottom);
      }
    }
    const page = document.documentElement;
    if (!across && (whole.left < -1 || whole.right > innerWidth + 1)) found.add(`outside the window: ${name(control)}`);
    if (!down && page.scrollHeight <= innerHeight + 1 && (whole.top < -1 || whole.bottom > innerHeight + 1))
      found.add(`outside the window: ${name(control)}`);
    clipped.set(control, { left, top, right, bottom });
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page is wider than the window");

  // ---- nothing lies over anything else
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const dialog = document.querySelector("dialog[open]");
  const flat = controls.filter((control) => !control.closest(".board") && (!dialog || dialog.contains(control)) &&
    !control.closest(".map-tools"));
  flat.forEach((control, index) => {
    for (const other of flat.slice(index + 1))
      if (!control.contains(other) && !other.contains(control) && over(clipped.get(control), clipped.get(other)))
        found.add(`${name(control)} lies over ${name(other)}`);
  });
  const parts = [".top", ".left", ".map", ".right", "[data-part=hand]", ".act"].flatMap((selector) => {
    const part = table.querySelector(`:scope > ${selector}`);
    return part && box(part).height > 0 ? [[selector, box(part)]] : [];
  });
  parts.forEach(([part, at], index) => {
    for (const [other, its] of parts.slice(index + 1)) if (over(at, its)) found.add(`${part} lies over ${other}`);
  });

  // ---- words stay in their boxes, and apart from each other
  for (const element of table.querySelectorAll(".card .title, .card .head, .actions .button, .prompt .button, .chips li, .fold, .modifier, .bar, h2")) {
    const style = getComputedStyle(element);
    if (seen(element) && element.clientWidth > 0 && style.overflowX === "visible" && element.scrollWidth > element.clientWidth + 1)
      found.add(`words outside their box: ${name(element)}`);
  }
  // A short word of a title is not torn apart; long ones may be hyphenated.
  for (const title of table.querySelectorAll(".card .title")) {
    if (!seen(title)) continue;
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}'’]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (word.length <= 11 && lines.size > 1) found.add(`a word is torn apart: ${word}`);
      }
  }
  for (const row of table.querySelectorAll(".card .head, .tiles .foot, .chips li, .fold .head")) {
    const cells = [...row.children].filter((cell) => seen(cell) && box(cell).width > 0);
    cells.forEach((cell, index) => {
      for (const other of cells.slice(index + 1)) if (over(box(cell), box(other))) found.add(`${name(cell)} collides with ${name(other)}`);
    });
  }

  // ---- on the map no number, name or scoreboard lies over another one
  const written = [...document.querySelectorAll(".board .token .piece text, .board .pill > text:not(.lead), .board .writing .name")]
    .filter(seen).map((text) => {
      const { left, right, top, bottom } = box(text);
      // What is written is lower than its line.
      const edge = 0.2 * (bottom - top);
      return { text, left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge };
    });
  written.forEach((one, index) => {
    for (const other of written.slice(index + 1))
      if (over(one, other))
        found.add(`${one.text.textContent.trim()} lies over ${other.text.textContent.trim()} on the map: ${one.text.closest("[data-place]")?.dataset.place}`);
  });

  // ---- everything that can be chosen can be hit
  const map = table.querySelector(".map");
  if (map && box(map).height < 130 && !document.querySelector(".chooser")) found.add(`the map is ${Math.round(box(map).height)} px high`);
  const hits = (element, x, y) => {
    const place = element.matches(".place") ? element.dataset.place : null;
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || (place && there.closest(`[data-place=${place}]`)));
  };
  const offsets = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6, 0.22, 0.78];
  for (const selector of glowing)
    for (const element of document.querySelectorAll(selector)) {
      if (dialog && !dialog.contains(element)) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = box(element);
      if (!offsets.some((across) => offsets.some((down) => hits(element, x + width * across, y + height * down))))
        found.add(`cannot be reached: ${name(element)}`);
    }
  if (table.querySelector(".confirm")) {
    const at = box(table.querySelector(".confirm"));
    if (at.bottom > innerHeight + 1 || at.right > innerWidth + 1) found.add("the button that confirms is out of reach");
  }
  return [...found];
}
