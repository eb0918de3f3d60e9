import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readFiles } from '#fixtures/builders/towns/town-folder.ts';

const withDeliveries = (...deliveries: readonly unknown[]) => {
  const documents = deliveries.map((delivery, index) => ({ _id: `p-${index}`, title: 'x', delivery }));
  const read = readFiles({ 'collections/propuestas.json': documents });
  return isLeft(read) ? read.left.map(({ where, kind }) => [where, kind]) : [];
};

describe('the deliveries of a town’s folder', () => {
  it('load if they are as documented, with days counted from today', () => {
    const delivery = { status: 'works', spent: 10, milestones: [{ title: 'Firma', reached: '{{day-1}}' }] };
    expect(withDeliveries(delivery, null, undefined)).toEqual([]);
  });

  it('are reported with proposal and place if they cannot be read', () => {
    expect(withDeliveries('soon', { status: 'soon' }, { status: 'works', spent: 'much' })).toEqual([
      ['p-0.delivery', 'wantsObject'],
      ['p-1.delivery.status', 'wantsOneOf'],
      ['p-2.delivery.spent', 'wantsAmount'],
    ]);
  });

  it('are reported with what is missing if they cannot be true', () => {
    const milestones = [{ title: 'Firma', reached: '{{day+1}}' }];
    expect(
      withDeliveries({ status: 'stopped' }, { status: 'works', spent: 5, committed: 4, milestones }),
    ).toEqual([
      ['p-0.delivery.reason', 'reasonMissing'],
      ['p-1.delivery.committed', 'committedBelowSpent'],
      ['p-1.delivery.milestones.0.reached', 'reachedInFuture'],
    ]);
  });
});
