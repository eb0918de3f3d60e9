import * as t from 'io-ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { euros } from '../decode.ts';

/** A whole number that is not negative. */
export const wholeNumber = new t.Type<number>(
  'wholeNumber',
  (u): u is number => typeof u === 'number',
  (u, context) => (Number.isSafeInteger(u) && Number(u) >= 0 ? t.success(Number(u)) : t.failure(u, context)),
  t.identity,
);

/** Who decided, and why, is required. */
export const requiredText = new t.Type<string>(
  'told',
  (u): u is string => typeof u === 'string',
  (u, context) => (typeof u === 'string' && u.trim() !== '' ? t.success(u.trim()) : t.failure(u, context)),
  t.identity,
);

const takenOut = t.intersection([t.type({ proposal: t.string }), t.partial({ why: requiredText })]);

/** The optional parts of a rule, beside its own fields. */
export const partFields = {
  minVotes: wholeNumber,
  sums: t.type({ by: t.keyof({ district: null, category: null }), amounts: t.record(t.string, euros) }),
  incompatible: t.array(t.array(t.string)),
  vetoed: t.array(takenOut),
  withdrawn: t.array(takenOut),
  overrides: t.array(
    t.type({
      proposal: t.string,
      outcome: t.keyof({ funded: null, unfunded: null }),
      who: requiredText,
      why: requiredText,
    }),
  ),
};

const parts = t.partial(partFields);
type PartsWire = t.TypeOf<typeof parts>;
type TakenOutWire = t.TypeOf<typeof takenOut>;

const readTakenOut = ({ proposal, why }: TakenOutWire) => ({
  proposal: proposalId(proposal),
  why: why ?? null,
});

/** Parts that a rule does not name are left out; null if it names none. */
export function readParts(wire: PartsWire): RuleParts | null {
  const { minVotes, sums, incompatible, vetoed, withdrawn, overrides } = wire;
  const read: RuleParts = {
    ...(minVotes === undefined ? {} : { minVotes }),
    ...(sums && { sums: { by: sums.by, sums: sumsOf(sums.amounts) } }),
    ...(incompatible && { incompatible: incompatible.map((list) => list.map(proposalId)) }),
    ...(vetoed && { vetoed: vetoed.map(readTakenOut) }),
    ...(withdrawn && { withdrawn: withdrawn.map(readTakenOut) }),
    ...(overrides && {
      overrides: overrides.map((one) => ({ ...one, proposal: proposalId(one.proposal) })),
    }),
  };
  return Object.keys(read).length === 0 ? null : read;
}

const sumsOf = (amounts: Readonly<Record<string, number>>) =>
  new Map(Object.entries(amounts).map(([name, amount]) => [name, cents(amount)]));
