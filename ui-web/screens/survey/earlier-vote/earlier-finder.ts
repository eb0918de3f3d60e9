import { isLeft } from '#domain/shared/result.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { askEarlierVote } from './ask-earlier-vote.ts';
import type { OpenAccess } from '../open-access.ts';
import type { EarlierVote, OpenState } from '../state.ts';
import { asksCensus } from '../visit.ts';

interface FinderParts extends Pick<OpenAccess, 'open' | 'patch'> {
  readonly council: Council;
}

export interface EarlierFinder {
  /** Looks up the vote of the code as it is written. `unasked` if the voter wrote something else meanwhile. */
  find(): Promise<EarlierVote>;
  /** The code as typed. A complete one is looked up at once, unless a wrong one would use up one of few tries. */
  write(text: string): void;
}

export const unasked: EarlierVote = { kind: 'unasked' };

/** Whether the voter names a vote that this one will replace. */
export const namesEarlier = ({ earlierCode }: Pick<OpenState, 'earlierCode'>): boolean =>
  earlierCode.trim() !== '';

/** Looks up the vote that a new one will replace, once for each code. */
export function earlierFinder({ council, open, patch }: FinderParts): EarlierFinder {
  let pending: Promise<EarlierVote> = Promise.resolve(unasked);

  async function ask(now: OpenState): Promise<EarlierVote> {
    const asking: EarlierVote = { kind: 'asking' };
    patch({ earlier: asking });
    const asked = await askEarlierVote(council, now);
    if (open()?.earlier !== asking) return unasked;
    const earlier: EarlierVote = isLeft(asked)
      ? { kind: 'refused', refusal: asked.left }
      : { kind: 'found', answers: asked.right, isShown: false };
    patch({ earlier });
    return earlier;
  }

  const find = (): Promise<EarlierVote> => {
    const now = open();
    if (!now) return Promise.resolve(unasked);
    if (now.earlier.kind === 'found') return Promise.resolve(now.earlier);
    if (now.earlier.kind !== 'asking') pending = ask(now);
    return pending;
  };

  return {
    find,
    write: (earlierCode) => {
      patch({ earlierCode, earlier: unasked });
      const now = open();
      if (now && readReceiptCode(earlierCode) !== null && !asksCensus(now.visit)) void find();
    },
  };
}
