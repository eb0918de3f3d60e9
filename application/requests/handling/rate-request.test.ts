import { describe, expect, it } from 'vitest';
import { withUndo } from '#domain/forms/handling/undo.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { rateRequest } from './rate-request.ts';

const realm = realmId('vilanova');
const opinion = { isSolved: true, score: 5, text: 'Muy bien' };

describe('a sender who says how their request went', () => {
  async function aDesk() {
    const requests = memoryRequests();
    await requests.create(aRequestEntry(1));
    const state = { now: 1000 };
    const rate = (more = {}, seed = 1) =>
      rateRequest({ requests, clock: { now: () => state.now } })(realm, referenceOf(seed), {
        ...opinion,
        ...more,
      });
    return { requests, state, rate };
  }

  it('says it once it is finished for them, which it is not while staff can take it back', async () => {
    const { requests, state, rate } = await aDesk();
    const early = left({ kind: 'opinionRefused', fault: 'notFinished' });
    expect(await rate()).toEqual(early);
    await requests.change(realm, referenceOf(1), (before) =>
      withUndo(before, { ...before, status: 'Resuelta' }, { key: null, owner: 'neus', at: 1000 }),
    );
    expect(await rate()).toEqual(early);
    state.now += 30_001;
    const rated = await rate();
    expect(rated).toMatchObject({ right: { opinion: { ...opinion, at: 31_001 }, revision: 2 } });
    expect(await rate()).toEqual(rated);
    expect(await rate({ score: 1 })).toEqual(left({ kind: 'opinionRefused', fault: 'given' }));
    expect(await rate({}, 9)).toEqual(left({ kind: 'unknownRequest' }));
  });
});
