import { fetchFilesAhead } from './files-ahead.ts';
import { showLinesAhead } from './lines-ahead.ts';
import { storedAnswer } from './shell/frame/cookie-choice.ts';
import { applyFontFactor, storedFontFactor } from './shell/start/font-factor.ts';
import { storedLanguage } from './shell/start/stored-language.ts';

/*
 * Runs before the page is first painted, which the server has drawn without knowing what this browser has stored: the
 * font size, another language, the answer about cookies. A press before the portal handles presses is done as soon as
 * it does.
 */

const page = document.documentElement;
applyFontFactor(storedFontFactor());
try {
  // What the settings of the pocket keep: the colours that were chosen on this device.
  const { theme } = JSON.parse(localStorage.getItem('settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
} catch {
  // The colours of the device.
}
// Drawn in a language that was not chosen: it stays hidden for a moment, until the right texts are drawn.
if (page.dataset['notFor']?.split(' ').includes(storedLanguage() ?? '')) page.dataset['view'] = 'hidden';
else waitForLetters(document.querySelector<HTMLLinkElement>('link[as=font]'));
try {
  if (storedAnswer() !== null) page.dataset['cookies'] = 'chosen';
} catch {
  // Without storage there is no answer.
}

try {
  const voted = localStorage.getItem('voteHistory');
  if (voted !== null && voted !== '[]') hideAsking();
} catch {
  // Without storage there is no history.
}

// The page is whole then, and no other script has begun: those of modules wait for it.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  try {
    showLinesAhead();
  } catch {
    // The pocket shows them once it has come.
  }
});

// A frame comes once the styles are there; what is set then is done after it has been painted.
requestAnimationFrame(() => setTimeout(fetchFilesAhead));

/** A browser that has voted does not show the request to vote until the portal knows in which survey. */
function hideAsking(): void {
  page.dataset['voted'] = 'perhaps';
  setTimeout(() => delete page.dataset['voted'], 3000);
}

/**
 * Fonts that are exchanged under the reader move every line: a page drawn before its fonts are loaded waits a moment.
 */
function waitForLetters(letters: HTMLLinkElement | null): void {
  if (letters === null || performance.getEntriesByName(letters.href).length > 0) return;
  const show = () => delete page.dataset['view'];
  page.dataset['view'] = 'hidden';
  for (const end of ['load', 'error']) letters.addEventListener(end, show);
  setTimeout(show, 1500);
}

const pressed = new Set<HTMLElement>();

/**
 * Links that the portal follows without loading a page. The browser still handles new tabs, downloads and links
 * within the page.
 */
const isPortals = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hash && !link.hasAttribute('download');

function hold(event: MouseEvent): void {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
  const other = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (thing === null || other || (thing instanceof HTMLAnchorElement && !isPortals(thing))) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(thing);
}

function release(): void {
  delete page.dataset['voted'];
  document.removeEventListener('click', hold, { capture: true });
  for (const thing of pressed) thing.click();
  pressed.clear();
}

document.addEventListener('click', hold, { capture: true });
document.addEventListener('portal-listens', release, { once: true });
// A portal that does not load, or fails, never handles presses: links work without it. A missing picture does not
// matter.
const failed = ({ target }: Event) => target instanceof HTMLImageElement || release();
addEventListener('error', failed, { capture: true });
addEventListener('unhandledrejection', release);
