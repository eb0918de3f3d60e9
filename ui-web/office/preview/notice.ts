import { pageLanguage, say } from '../pencil/words.ts';

/* What a preview says when somebody presses what it cannot do: at the lower edge, over the page. */

const css = `
  :host { position: fixed; inset: auto 0 0; z-index: 50; pointer-events: none; }
  p { margin: 0; padding: 12px 16px; background: var(--ink); color: var(--paper); font-size: 16px; font-weight: 600; line-height: 1.4; text-align: center; }
  p:empty { display: none; }
`;

/** Milliseconds for which a notice is shown: long enough to read it twice. */
const shownFor = 8000;

let said: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function place(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  root.append(words);
  document.body.append(root.host);
  return words;
}

/** Shows a text of the preview, also to a screen reader. */
export function notice(text: 'nothingSent' | 'onePage'): void {
  said ??= place();
  said.textContent = say(pageLanguage(document.documentElement), text);
  clearTimeout(timer);
  timer = setTimeout(() => said?.replaceChildren(), shownFor);
}
