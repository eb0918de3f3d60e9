import type { FeePlan } from '../activity/activity.ts';

/** What of a way to pay is fixed once somebody has applied: what it costs, and in which parts. Its title is not. */
type Priced = Pick<FeePlan, 'id' | 'price' | 'parts'>;

const costOf = ({ price, parts }: Priced): string =>
  JSON.stringify([price, parts.map(({ due, amount }) => [due?.day ?? null, amount])]);

/**
 * The ways to pay that are written otherwise than they were, or left out, as the places of the document at which that is; none of
 * those that are new, and whatever their order.
 *
 * @example changedFees([{ id: 'a', price: 10, parts: [] }], [{ id: 'a', price: 12, parts: [] }]) // [['fees', '0', 'price']]
 */
export const changedFees = (
  before: readonly Priced[],
  after: readonly Priced[],
): readonly (readonly string[])[] =>
  before.flatMap((old) => {
    const at = after.findIndex(({ id }) => id === old.id);
    const now = after[at];
    if (now === undefined) return [['fees']];
    return costOf(now) === costOf(old) ? [] : [['fees', String(at), 'price']];
  });
