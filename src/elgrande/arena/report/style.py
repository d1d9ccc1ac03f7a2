"""How the report looks, by day and by night."""

from typing import Final

STYLE: Final = """
:root {
  --paper: #faf7f1; --card: #ffffff; --ink: #26221c; --dim: #6f675b; --line: #e3dccf; --gold: #9a6b12;
  --c0: #7a4fc0; --c1: #1f78c8; --c2: #24883f; --c3: #c2620c; --c4: #c33a3a; --c5: #62605c;
  --p0: #8a6d3b; --p1: #3d6c8c; --p2: #c9a227; --p3: #7a4fc0; --p4: #b0532e;
  --p5: #4a7d5a; --p6: #a8456b; --p7: #5f6f7a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #191713; --card: #24211b; --ink: #ece5d8; --dim: #a69c8b; --line: #3b362d; --gold: #e0b84c;
    --c0: #b388eb; --c1: #5aa9f8; --c2: #4fc271; --c3: #f2983a; --c4: #ef6d6d; --c5: #a9a59e;
    --p0: #b8935a; --p1: #6ba3c8; --p2: #e5c558; --p3: #b795ea; --p4: #dd8560;
    --p5: #7fbf90; --p6: #e08aaa; --p7: #a3b3be;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(.75rem, 3vw, 2rem) 3rem; }
h1 { font: 600 clamp(1.5rem, 5vw, 2.3rem)/1.15 Georgia, "Times New Roman", serif; margin: 0; overflow-wrap: anywhere; }
h2 { font: 600 1.3rem/1.25 Georgia, "Times New Roman", serif; margin: 0 0 .25rem; }
section { margin-top: 2.25rem; }
.kicker { margin: 0; color: var(--gold); letter-spacing: .08em; text-transform: uppercase; font-size: .75rem; }
.facts, .note { color: var(--dim); }
.facts { margin: .4rem 0 0; }
.note { font-size: .875rem; margin: 0 0 .75rem; max-width: 48rem; }
.verdict { border-left: 4px solid var(--gold); background: var(--card); margin: 1rem 0 0; padding: .6rem .9rem;
  border-radius: 0 6px 6px 0; }
.dim { color: var(--dim); font-weight: 400; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  margin-bottom: .75rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .8rem; text-align: right; white-space: nowrap; vertical-align: top; }
th:first-child { text-align: left; }
thead th { font-size: .8rem; font-weight: 500; color: var(--dim); }
tbody tr { border-top: 1px solid var(--line); }
tbody th { font-weight: 600; }
td small { display: block; color: var(--dim); font-size: .78rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); }
.pair { display: grid; column-gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)); }
.pair .cards { grid-template-columns: 1fr; }
.pair figure { max-width: 32rem; }
figure { margin: 0; padding: .75rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
figcaption { font-size: .85rem; color: var(--dim); margin-bottom: .25rem; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
svg text { fill: var(--ink); font-size: 12px; }
svg .label { font-weight: 600; }
svg .value { font-variant-numeric: tabular-nums; font-size: 11.5px; }
svg .halo { paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
svg .tick { fill: var(--dim); font-size: 11px; }
svg .strong { fill: var(--ink); }
svg .count { fill: var(--dim); font-size: 9px; }
svg .inside { font-size: 11px; font-weight: 600; fill: var(--card); }
svg .touch { fill: transparent; }
svg line { fill: none; }
svg .grid { stroke: var(--line); }
svg .parity { stroke: var(--gold); stroke-dasharray: 4 3; }
svg .track { stroke: var(--line); stroke-width: 2; }
svg .span { stroke-width: 5; stroke-opacity: .55; stroke-linecap: round; }
svg .mark { stroke-width: 2; }
svg .whisker { stroke-width: 3; stroke-opacity: .5; stroke-linecap: round; }
svg .dot { stroke: var(--card); stroke-width: 1.5; }
.s0 { stroke: var(--c0); } .s1 { stroke: var(--c1); } .s2 { stroke: var(--c2); }
.s3 { stroke: var(--c3); } .s4 { stroke: var(--c4); } .s5 { stroke: var(--c5); }
.f0 { fill: var(--c0); } .f1 { fill: var(--c1); } .f2 { fill: var(--c2); }
.f3 { fill: var(--c3); } .f4 { fill: var(--c4); } .f5 { fill: var(--c5); }
.p0 { fill: var(--p0); } .p1 { fill: var(--p1); } .p2 { fill: var(--p2); } .p3 { fill: var(--p3); } .p4 { fill: var(--p4); }
.p5 { fill: var(--p5); } .p6 { fill: var(--p6); } .p7 { fill: var(--p7); }
.swatch { display: inline-block; width: .75em; height: .75em; border-radius: 3px; margin-right: .45em; }
.c0 { background: var(--c0); } .c1 { background: var(--c1); } .c2 { background: var(--c2); }
.c3 { background: var(--c3); } .c4 { background: var(--c4); } .c5 { background: var(--c5); }
.b0 { background: var(--p0); } .b1 { background: var(--p1); } .b2 { background: var(--p2); }
.b3 { background: var(--p3); } .b4 { background: var(--p4); } .b5 { background: var(--p5); }
.b6 { background: var(--p6); } .b7 { background: var(--p7); }
.legend { margin: .6rem 0 0; font-size: .8rem; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--dim); font-size: .78rem;
  overflow-wrap: anywhere; }
"""
