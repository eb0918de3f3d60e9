import { BehaviorSubject } from 'rxjs';
import type { ReadOutcome, CallSettings } from '#adapters/driven/council-http/council-call.ts';
import type { LastSeen } from '#adapters/driven/council-http/last-seen.ts';
import type { Freshness } from '#application/ports/browser/freshness.ts';
import type { KeptPage } from '../offline/kept-page.ts';
import { once } from './once.ts';
import { presented } from '../presenter.ts';
import { afterFirstPaint } from '../shell/start/after-first-paint.ts';

interface KeptAnswers {
  readonly through: NonNullable<CallSettings['lastSeen']>;
  readonly page: KeptPage;
}

/** Public data: contents and the list of surveys. Results, ballots and personal data are not stored. */
const isPublic = (address: string): boolean => /\/collections\/|\/surveys\?/u.test(address);

type Compose = (onChange: (freshness: Freshness) => void) => Promise<LastSeen>;

const compose: Compose = async (onChange) => {
  const { composeLastSeen } = await import('./offline.ts');
  return composeLastSeen(onChange);
};

/** The council's public answers, stored for when it cannot be reached; the script is loaded after the first page. */
export function keptAnswers(composed: Compose = compose): KeptAnswers {
  const state = new BehaviorSubject<Freshness>({ kind: 'fresh' });
  let loaded: LastSeen | undefined;
  const parts = once(async () => {
    loaded = await composed((freshness) => state.next(freshness));
    return loaded;
  });
  /** Stores what arrived; if the script does not load, only the storing fails. */
  const remember = async (address: string, asked: Promise<ReadOutcome>) => {
    try {
      await (await parts()).note(address, await asked);
    } catch {
      // The next answer tries again.
    }
  };
  // Answers that were sent with the page are stored once it has been drawn: until then the connection is the page's
  // own.
  let isDrawn = false;
  const waiting: (() => void)[] = [];
  const turn = () => {
    isDrawn = true;
    for (const note of waiting.splice(0)) afterFirstPaint(note);
    loaded?.turnPage();
  };
  return {
    page: { ...presented(state), turn },
    through: async (address, came, fresh) => {
      const asked = fresh();
      if (!isPublic(address)) return asked;
      if (came) {
        const note = () => void remember(address, asked);
        if (isDrawn) afterFirstPaint(note);
        else waiting.push(note);
        return asked;
      }
      try {
        return await (await parts()).answer(address, () => asked);
      } catch {
        // Without the script, only the council can answer.
        return asked;
      }
    },
  };
}
