import '#ui-web/tokens/design.css';
import { createRoot } from 'react-dom/client';
import type { i18n } from 'i18next';
import { enterSilently } from '#application/access/enter-silently.ts';
import { chooseLanguage, choosePortal } from '#domain/access/realm-choice.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { composeCouncil } from './container.ts';
import { keptAnswers } from './container-kept.ts';
import { speak, speechOf, startSpeaking } from './i18n/speak.ts';
import { readPageFacts } from './page-facts.ts';
import { addressWithoutLanguage } from './shell/language-segment.ts';
import { afterFirstPaint } from './shell/after-first-paint.ts';
import { applyFontFactor, storedFontFactor } from './shell/font-factor.ts';
import { mayRegisterDevice } from './shell/cookie-choice.ts';
import { Portal } from './shell/portal.tsx';
import { type PageManner, portalPresenter } from './shell/presenter.ts';
import { storedLanguage, storeLanguage } from './shell/stored-language.ts';

/* The browser's composition root: page, council, speech and portal are put together here, and nowhere else. */

applyFontFactor(storedFontFactor());
const query = new URLSearchParams(location.search);
const ask = (name: string) => query.get(name);
const signs = {
  query: ask,
  path: location.pathname,
  stored: storedLanguage(),
  portal: choosePortal({ host: location.hostname, query: ask }),
};
const shorter = addressWithoutLanguage(location);
if (shorter !== null) history.replaceState(null, '', shorter);

const manner: PageManner = {
  language: chooseLanguage({ ...signs, offered: [], realmDefault: null }),
  zone: 'Europe/Madrid',
};
const kept = keptAnswers();
const council = composeCouncil({
  ...readPageFacts(document, query),
  language: () => manner.language,
  zone: () => manner.zone,
  lastSeen: kept.through,
});

let speaker: i18n | null = null;
async function speakIn(language: Language, realmDefault: Language) {
  if (speaker === null) speaker = await startSpeaking(language, 'first');
  else await speak(speaker, language);
  return speechOf(speaker, language, realmDefault);
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

const presenter = portalPresenter({ council, manner, signs, speakIn, storeLanguage });
createRoot(root).render(<Portal council={council} presenter={presenter} kept={kept.page} />);
async function openPortal(): Promise<void> {
  await presenter.open();
  // Nobody sees whether this works: voting asks again, and says so then.
  afterFirstPaint(() => {
    if (mayRegisterDevice()) void enterSilently(council)(council.realm);
    void import('./offline/take-along.ts').then(({ takeAlong }) => takeAlong());
  });
}

// Not awaited here: scripts that come later import this one, and would wait for it while it waits for them.
void openPortal();
