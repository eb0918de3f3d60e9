import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import type { CouncilRequest } from '../request.ts';
import { merged, separated, requestSupporters } from './merge.ts';

const said = { at: 9, by: 'Neus', message: 'Es la misma.' };
const one = (seed: number, more: Partial<CouncilRequest> = {}) =>
  aRequest({ id: referenceOf(seed), iid: `2026-00000${seed}`, ...more });
const [a, b, c] = [one(1), one(2), one(3)];
const joined = (duplicate: CouncilRequest, main: CouncilRequest) => {
  const pair = merged({ duplicate, main }, said);
  if (isLeft(pair)) throw new Error(pair.left.kind);
  return pair.right;
};

describe('a duplicate that is merged into another request', () => {
  it('is closed, says where it went, and its sender and followers support the other', () => {
    const pair = joined({ ...a, followers: 2, status: 'En gestión', hasReply: true }, { ...b, followers: 1 });
    expect(pair.duplicate).toMatchObject({
      status: 'Cerrada',
      merged: { id: b.id, iid: b.iid, status: 'En gestión' },
      threads: [{ text: 'Es la misma.', by: 'Neus', isNote: false }],
      hasReply: false,
      toldAt: 9,
    });
    expect(pair.main).toMatchObject({
      status: 'Recibida',
      duplicates: [{ id: a.id, iid: a.iid, followers: 3 }],
    });
    expect(requestSupporters(pair.main)).toBe(4);
    expect(requestSupporters(pair.duplicate)).toBe(2);
  });

  it('stays so if it is merged again, and is separated with the state that it had', () => {
    const pair = joined({ ...a, status: 'En gestión' }, b);
    expect(merged(pair, said)).toEqual(right(pair));
    const apart = separated(pair, 12);
    expect(apart.duplicate.merged).toBeUndefined();
    expect(apart.duplicate).toMatchObject({ status: 'En gestión', updatedAt: 12 });
    expect(apart.main).toEqual({ ...b, updatedAt: 12 });
    expect(separated(apart, 13)).toEqual(apart);
    expect(separated({ duplicate: pair.duplicate, main: c }, 13).duplicate).toBe(pair.duplicate);
    const { duplicates: _, ...forgetful } = pair.main;
    expect(separated({ ...pair, main: forgetful }, 12).duplicate.merged).toBeUndefined();
    const opened = { ...pair.duplicate, status: 'Resuelta' } as const;
    expect(separated({ ...pair, duplicate: opened }, 12).duplicate.status).toBe('Resuelta');
    const both = joined(c, pair.main);
    expect(separated({ duplicate: both.duplicate, main: both.main }, 12).main.duplicates).toHaveLength(1);
  });

  it('is refused if it cannot be, with the number where it should go', () => {
    const fault = (duplicate: CouncilRequest, main: CouncilRequest) => merged({ duplicate, main }, said);
    const { duplicate, main } = joined(a, b);
    expect(fault(a, a)).toEqual(left({ kind: 'itself' }));
    expect(fault({ ...a, status: 'Retirada' }, b)).toEqual(left({ kind: 'takenBack' }));
    expect(fault(a, { ...b, status: 'Retirada' })).toEqual(left({ kind: 'takenBack' }));
    expect(fault(duplicate, c)).toEqual(left({ kind: 'alreadyMerged', iid: b.iid }));
    expect(fault(c, duplicate)).toEqual(left({ kind: 'intoMerged', iid: b.iid }));
    expect(fault(main, c)).toEqual(left({ kind: 'hasDuplicates' }));
  });

  it('never makes a circle or a way of two steps, in any order of merging and separating', () => {
    const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (all) => {
        const requests = new Map([1, 2, 3, 4, 5].map((seed) => [String(referenceOf(seed)), one(seed)]));
        const at = (place: number) => [...requests.values()][place] ?? a;
        for (const [from, to, joins] of all) {
          const pair = { duplicate: at(from), main: at(to) };
          const after = joins ? merged(pair, said) : right(separated(pair, 1));
          if (isLeft(after)) continue;
          if (from === to) continue;
          requests.set(after.right.duplicate.id, after.right.duplicate);
          requests.set(after.right.main.id, after.right.main);
        }
        for (const request of requests.values()) {
          const main = request.merged === undefined ? null : requests.get(request.merged.id);
          expect(main?.merged).toBeUndefined();
          if (main !== null) expect(main?.duplicates?.map(({ id }) => id)).toContain(request.id);
          for (const { id } of request.duplicates ?? [])
            expect(requests.get(id)?.merged?.id).toBe(request.id);
        }
      }),
    );
  });
});
