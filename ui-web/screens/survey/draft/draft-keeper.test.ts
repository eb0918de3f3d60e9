import { describe, expect, it } from 'vitest';
import type { Draft } from '#application/ports/browser/draft-store.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { draftKeeper } from './draft-keeper.ts';
import { answered, emptyDraft } from './draft-ballot.ts';

const main = surveyId('main');

/** A store that writes one draft after another, each only when the test lets it. */
function slowStore() {
  const kept: (Draft | 'discarded')[] = [];
  const writes: (() => void)[] = [];
  const write = async (what: Draft | 'discarded') => {
    await new Promise<void>((resolve) => writes.push(resolve));
    kept.push(what);
  };
  return {
    kept,
    finishWrite: async () => {
      writes.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    drafts: {
      isKeeping: async () => true,
      load: async () => null,
      keep: async (_realm: unknown, _survey: unknown, draft: Draft) => write(draft),
      discard: async () => write('discarded'),
    },
  };
}

const keeperOn = ({ drafts }: Pick<ReturnType<typeof slowStore>, 'drafts'>) =>
  draftKeeper({ realm: realmId('vilanova'), drafts, clock: { now: () => 5 } });
const draftWith = (text: string) => answered(emptyDraft, main, text);

describe('the keeper of drafts', () => {
  it('writes the newest of many quick changes, not each of them', async () => {
    const store = slowStore();
    const keeper = keeperOn(store);
    for (const text of ['a', 'ab', 'abc', 'abcd']) keeper.keep(main, draftWith(text));
    await store.finishWrite();
    await store.finishWrite();
    await store.finishWrite();
    expect(store.kept).toEqual([
      { answers: { main: 'a' }, keptAt: 5 },
      { answers: { main: 'abcd' }, keptAt: 5 },
    ]);
  });

  it('does not restore a discarded draft, whatever was being written', async () => {
    const store = slowStore();
    const keeper = keeperOn(store);
    keeper.keep(main, draftWith('a'));
    keeper.discard(main);
    await store.finishWrite();
    await store.finishWrite();
    expect(store.kept.at(-1)).toBe('discarded');
  });

  it('goes on after a write that failed', async () => {
    const kept: Draft[] = [];
    const keeper = keeperOn({
      drafts: {
        isKeeping: async () => true,
        load: async () => null,
        keep: async (_realm, _survey, draft) => {
          if (kept.push(draft) === 1) throw new Error('no room');
        },
        discard: async () => undefined,
      },
    });
    keeper.keep(main, draftWith('a'));
    await new Promise((resolve) => setTimeout(resolve));
    keeper.keep(main, draftWith('ab'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept).toHaveLength(2);
  });
});
