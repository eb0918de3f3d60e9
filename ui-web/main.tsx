import '#ui-web/tokens/design.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chooseLanguage } from '#domain/access/language-choice.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { composeCouncil } from './composition/container.ts';
import { keptAnswers } from './composition/kept.ts';
import type { Texted } from './i18n/plain-speaker.ts';
import type { Speech } from './speech.ts';
import { speak, speechOf, startSpeaking } from './i18n/speak.ts';
import { readPageFacts } from './page-facts.ts';
import { addressWithoutLanguage } from './shell/start/language-segment.ts';
import { fetchScreen, fetchTexts, firstScreen } from './shell/routing/first-screen.ts';
import { afterFirstPaint } from './shell/start/after-first-paint.ts';
import { type FirstView, firstView } from './shell/start/drawn-view.ts';
import { PortalRoot } from './shell/portal.tsx';
import { type PageManner, portalPresenter } from './shell/presenter.ts';
import { storedLanguage, storeLanguage } from './shell/start/stored-language.ts';

/* The browser's composition root: page, council, speech and portal are put together here, and nowhere else. */

// A built page has it in its head, where it runs before the page is painted.
if (import.meta.env.DEV) void import('./early.ts');
const query = new URLSearchParams(location.search);
const ask = (name: string) => query.get(name);
const facts = readPageFacts(document, query);
const signs = {
  query: ask,
  path: location.pathname,
  stored: storedLanguage(),
  portal: facts.portal,
};
const shorter = addressWithoutLanguage(location);
if (shorter !== null) history.replaceState(null, '', shorter);

const manner: PageManner = {
  language: chooseLanguage({ ...signs, offered: [], realmDefault: null }),
  zone: 'Europe/Madrid',
};
const kept = keptAnswers();
const council = composeCouncil({
  ...facts,
  language: () => manner.language,
  zone: () => manner.zone,
  lastSeen: kept.through,
});

let speaker: Texted | null = null;
let speech: Speech | null = null;
/**
 * A screen that says something which the build did not find in its sources gets all texts, once in each language: after
 * that a missing one is missing.
 */
function missed(): void {
  const all = speech?.later();
  speech = null;
  all?.then(presenter.sayAgain, () => undefined);
}
async function speakIn(language: Language, realmDefault: Language) {
  if (speaker === null) speaker = await startSpeaking(language, 'first', missed);
  else await speak(speaker, language);
  speech = speechOf(speaker, language, realmDefault);
  return speech;
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

const presenter = portalPresenter({ council, manner, signs, speakIn, storeLanguage });
const { documentElement: page } = document;

/** The portal handles presses: what was hidden until then is shown (ui-web/early.ts). */
function listening(): void {
  for (const kind of ['view', 'cookies', 'voted']) delete page.dataset[kind];
  document.dispatchEvent(new Event('portal-listens'));
  afterFirstPaint(() => {
    void import('./shell/start/at-leisure.ts').then(({ atLeisure }) => atLeisure((of) => speech?.later(of)));
  });
}

const portal = (view?: FirstView) => (
  <PortalRoot council={council} presenter={presenter} kept={kept.page} firstView={view} />
);

const first = firstScreen(facts.portal, location.pathname);
const loaded = first && fetchScreen(first, council);

/** Draws in slices, between which the browser handles presses and paints. */
async function openPortal(within: HTMLElement): Promise<void> {
  const isDrawn = within.hasChildNodes();
  const draw = () => startTransition(() => createRoot(within).render(portal()));
  if (!isDrawn) draw();
  await presenter.open();
  if (first && speech) fetchTexts(first, speech);
  if (first?.isDrawn) await loaded;
  if (isDrawn && page.lang === languageTag(manner.language)) {
    // A browser that formats a date differently from the server draws the page again.
    startTransition(() => {
      hydrateRoot(
        within,
        portal(
          firstView(
            { first: first?.isDrawn && !facts.isOther ? first.screen : null, heading: facts.heading },
            listening,
          ),
        ),
        {
          onRecoverableError: () => undefined,
        },
      );
    });
    return;
  }
  if (isDrawn) {
    within.replaceChildren();
    draw();
  }
  listening();
}

// Not awaited here: scripts that are loaded later import this one, and would wait for it while it waits for them.
void openPortal(root);
