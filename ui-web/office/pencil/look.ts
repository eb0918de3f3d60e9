/*
 * The look of the pencil. It lives in a tree of its own, so that no style of the page and none of the town's changes it;
 * the colours are those of the page. A sheet that a script makes needs no leave in the page's policy.
 */

const css = `
  :host { position: absolute; z-index: 2; font-size: 16px; font-weight: 600; line-height: 1.3; letter-spacing: normal; text-align: start; }
  :host([data-of="card"]) { inset-block-start: 6px; inset-inline-end: 6px; }
  :host([data-of="page"]) { position: fixed; z-index: 40; inset-block-end: 16px; inset-inline-end: 16px; }
  nav { display: flex; gap: 6px; align-items: end; }
  a, summary {
    display: inline-flex; gap: 8px; align-items: center; justify-content: center;
    min-block-size: 44px; min-inline-size: 44px; box-sizing: border-box; padding: 6px 12px;
    border: 1.5px solid var(--action); border-radius: var(--radius-field, 4px);
    background: var(--surface); color: var(--action); text-decoration: none; cursor: pointer;
  }
  :host([data-of="card"]) a { min-block-size: 40px; min-inline-size: 40px; padding: 6px; }
  :host([data-of="page"]) { filter: drop-shadow(0 2px 6px rgb(0 0 0 / 0.22)); }
  a:hover, summary:hover { background: var(--tint); }
  a:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
  svg { inline-size: 20px; block-size: 20px; flex: none; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  details { position: relative; }
  ul {
    position: absolute; inset-block-end: calc(100% + 6px); inset-inline-end: 0; margin: 0; padding: 6px; list-style: none;
    inline-size: max-content; max-inline-size: min(320px, calc(100vw - 32px)); max-block-size: 60vh; overflow: auto;
    border: 1.5px solid var(--action); border-radius: var(--radius-field, 4px); background: var(--surface);
  }
  ul a { inline-size: 100%; justify-content: start; border-color: transparent; overflow-wrap: anywhere; }
  @media print { :host { display: none; } }
`;

let sheet: CSSStyleSheet | undefined;

/** An element that is drawn by the pencil alone: `card` beside a part of the page, `page` at the edge of the window. */
export function pencilHost(of: 'card' | 'page', ...parts: readonly Element[]): HTMLElement {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const host = document.createElement('span');
  host.dataset['of'] = of;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(...parts);
  return host;
}

const svg = 'http://www.w3.org/2000/svg';

function sign(path: string, width: string): Element {
  const drawn = document.createElementNS(svg, 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  for (const [name, value] of Object.entries({
    d: path,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    line.setAttribute(name, value);
  drawn.append(line);
  return drawn;
}

export const pencilSign = () => sign('M4 20l1-4L16 5l3 3L8 19l-4 1zM14 7l3 3', '2');
export const moreSign = () => sign('M5 12h.01M12 12h.01M19 12h.01', '4');
