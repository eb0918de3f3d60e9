import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { PageHeading } from '#application/content/page-heading.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { composeCouncil } from './composition/container.ts';
import type { Texted } from './i18n/plain-speaker.ts';
import { speechOf, startSpeaking } from './i18n/speak.ts';
import type { KeptPage } from './offline/kept-page.ts';
import { firstView } from './shell/start/drawn-view.ts';
import { addressWithoutLanguage } from './shell/start/language-segment.ts';
import { firstScreen } from './shell/routing/first-screen.ts';
import { PortalRoot } from './shell/portal.tsx';
import { type PageManner, portalPresenter } from './shell/presenter.ts';

/* The server's composition root of the page: the very portal that the browser draws, in its first state. */

/** What the server knows of a page. */
interface AskedView {
  readonly realm: RealmId;
  readonly portal: Portal;
  readonly language: Language;
  readonly path: string;
  /** The query with its `?`, or empty. */
  readonly search: string;
  readonly now: Instant;
  /** What the page begins with until its screen is there; null if it shows no document. */
  readonly heading: PageHeading | null;
  /** Whether it shows one thing of a front-end's home, which is not drawn: only its frame is. */
  readonly isOther: boolean;
  /** The answers that are sent with the page. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Milliseconds for a screen to be drawn: what it waits for is on this machine. */
const patience = 5000;

const speakers = new Map<Language, Promise<Texted>>();

/** One speaker for all pages of a language: they only read. */
function speakerOf(language: Language): Promise<Texted> {
  const speaker = speakers.get(language) ?? startSpeaking(language);
  speakers.set(language, speaker);
  return speaker;
}

/** Fresh, and it stays so. */
const freshness = { kind: 'fresh' } as const;
const kept: KeptPage = {
  subscribe: () => () => undefined,
  current: () => freshness,
  turn: () => undefined,
};

/**
 * The page as HTML, before any script has run; null if it needs answers that are not sent with it, so that the
 * browser will ask for them. Throws if a part of the screen cannot be drawn.
 */
export async function drawFirstView(asked: AskedView): Promise<string | null> {
  const { realm, portal, language, now, answers } = asked;
  let isWhole = true;
  const manner: PageManner = { language, zone: 'Europe/Madrid' };
  const council = composeCouncil({
    realm,
    portal,
    firstAnswers: new Map(Object.entries(answers)),
    language: () => language,
    zone: () => manner.zone,
    lastSeen: (_, __, ask) => ask(),
    fetch: async () => {
      isWhole = false;
      throw new Error('the server draws from what it sends, and asks nobody');
    },
  });
  const presenter = portalPresenter({
    council,
    manner,
    signs: { query: () => language, path: '/', stored: null, portal },
    speakIn: async (spoken, realmDefault) => speechOf(await speakerOf(spoken), spoken, realmDefault),
    storeLanguage: () => undefined,
  });
  await presenter.open();
  const moved = addressWithoutLanguage({ pathname: asked.path, search: asked.search, hash: '' });
  const { pathname, search } = new URL(moved ?? asked.path + asked.search, 'http://portal.invalid');
  const begun = asked.isOther ? null : firstScreen(portal, pathname);
  const first = begun?.isDrawn ? begun.screen : null;
  await first?.load();
  let defect: unknown = null;
  // Waits for what the screen waits for: its texts, its calls, the answers.
  const { prelude } = await prerender(
    <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
      <PortalRoot
        council={{ ...council, clock: { now: () => now } }}
        presenter={presenter}
        kept={kept}
        firstView={firstView({ first, heading: asked.heading })}
      />
    </Router>,
    {
      // A long part comes in its place, too: a script would have to put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Nobody waits for a screen that never has what it waits for: it is left to the browser.
      signal: AbortSignal.timeout(patience),
      onError: (cause) => {
        defect ??= cause;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (defect !== null) throw new Error('a part of the page is not drawn', { cause: defect });
  return isWhole ? html : null;
}
