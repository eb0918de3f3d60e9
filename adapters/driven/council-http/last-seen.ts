import type { AnswerStore } from '#application/ports/browser/answer-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Freshness } from '#application/ports/browser/freshness.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ReadOutcome } from './council-call.ts';

/** Stored answers replace those that do not come. */
export interface LastSeen {
  /** The council's answer or, if it is slow or cannot be reached, the stored one. */
  readonly answer: (address: string, fresh: () => Promise<ReadOutcome>) => Promise<ReadOutcome>;
  /** An answer that was sent with the page: it is only stored. */
  readonly note: (address: string, answer: ReadOutcome) => Promise<void>;
  /** Another page: the state of the one before no longer matters. */
  readonly turnPage: () => void;
}

interface Means {
  readonly answers: AnswerStore;
  readonly clock: Clock;
  /** Resolves after the time limit, when the stored answer is shown instead. */
  readonly patience: () => Promise<void>;
  readonly onChange: (freshness: Freshness) => void;
}

type Standing = { readonly since: Instant; readonly kind: 'asking' | 'offline' | 'newer' };

export function lastSeen({ answers, clock, patience, onChange }: Means): LastSeen {
  /** The addresses whose stored answer is shown. */
  const onShow = new Map<string, Standing>();
  const tell = () => onChange(freshnessOf([...onShow.values()]));

  /** The council's answer has come after the stored one was shown. */
  const settle = async (address: string, kept: Standing, shown: unknown, asked: Promise<ReadOutcome>) => {
    const fresh = await asked;
    if (onShow.get(address) !== kept) return;
    if (isLeft(fresh)) {
      onShow.set(address, { ...kept, kind: fresh.left.kind === 'unreachable' ? 'offline' : 'newer' });
    } else if (JSON.stringify(fresh.right.body) === JSON.stringify(shown)) onShow.delete(address);
    else onShow.set(address, { ...kept, kind: 'newer' });
    tell();
  };

  const remember = async (address: string, fresh: ReadOutcome): Promise<void> => {
    // An answer that the council no longer gives must not be kept either; a failure of the council says nothing about
    // that.
    if (!isLeft(fresh)) await answers.keep(address, { body: fresh.right.body, at: clock.now() });
    else if (fresh.left.kind === 'notFound' || fresh.left.kind === 'notAllowed')
      await answers.remove(address);
  };

  const answer: LastSeen['answer'] = async (address, fresh) => {
    onShow.delete(address);
    const stored = answers.load(address);
    const asked = fresh();
    const kept = stored.then((seen) => {
      void asked.then((answered) => remember(address, answered));
      return seen;
    });
    const first = await Promise.race([asked, patience().then(() => null)]);
    if (first !== null && !(isLeft(first) && first.left.kind === 'unreachable')) {
      tell();
      return first;
    }
    const seen = await kept;
    if (seen === null) return asked;
    const standing: Standing = { since: seen.at, kind: 'asking' };
    onShow.set(address, standing);
    tell();
    void settle(address, standing, seen.body, asked);
    return right({ status: 200, body: seen.body, text: '' });
  };

  return {
    answer,
    note: remember,
    turnPage: () => {
      onShow.clear();
      tell();
    },
  };
}

const worst = ['newer', 'offline', 'asking'] as const;

function freshnessOf(standings: readonly Standing[]): Freshness {
  const kind = worst.find((one) => standings.some((standing) => standing.kind === one));
  if (kind === undefined) return { kind: 'fresh' };
  return { kind, since: Math.min(...standings.map(({ since }) => since)) };
}
