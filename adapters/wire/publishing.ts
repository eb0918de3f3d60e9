import * as t from 'io-ts';
import type { ProposalDecision } from '#domain/processes/public-proposal.ts';
import { cents } from '#domain/shared/money.ts';
import { euros, localizedText, orNull } from './decode.ts';

const key = t.union([t.string, t.number]);

/**
 * Whether a request is among the proposals from now on; a body without a value publishes it. The other members have
 * the names that a proposal's document has (specification 3, section 3): a missing one leaves what was decided, null
 * removes it.
 */
export const publishingWire = t.partial({
  isPublished: t.boolean,
  amount: orNull(euros),
  categories: orNull(t.array(t.string)),
  data: t.partial({
    barrio: orNull(t.string),
    validationStatus: orNull(key),
    validationText: orNull(localizedText),
    validationFile: orNull(t.string),
  }),
});

/** What staff decided about a request as a proposal, as they read it. */
export const decisionWire = t.partial({
  amount: orNull(t.number),
  categories: orNull(t.array(t.string)),
  barrio: orNull(t.string),
  validationStatus: orNull(t.string),
  validationText: orNull(localizedText),
  validationFile: orNull(t.string),
});

/** The proposal that a request became, by its id. */
export const publishedWire = t.type({ _id: t.string, isPublished: t.boolean });

/** What staff decide with the body of that call. */
export function readDecision({
  amount,
  categories,
  data = {},
}: t.TypeOf<typeof publishingWire>): ProposalDecision {
  const { barrio, validationStatus, validationText, validationFile } = data;
  const isNumber = typeof validationStatus === 'number';
  return {
    ...(amount !== undefined && { amount: amount === null ? null : cents(amount) }),
    ...(categories !== undefined && { categories }),
    ...(barrio !== undefined && { neighbourhood: barrio }),
    ...(validationStatus !== undefined && { status: isNumber ? String(validationStatus) : validationStatus }),
    ...(validationText !== undefined && { text: validationText }),
    ...(validationFile !== undefined && { file: validationFile }),
  };
}

export const writeDecision = ({
  amount,
  categories,
  neighbourhood,
  status,
  text,
  file,
}: ProposalDecision): t.TypeOf<typeof decisionWire> => ({
  ...(amount !== undefined && { amount: amount === null ? null : amount / 100 }),
  ...(categories !== undefined && { categories: categories && [...categories] }),
  ...(neighbourhood !== undefined && { barrio: neighbourhood }),
  ...(status !== undefined && { validationStatus: status }),
  ...(text !== undefined && { validationText: text }),
  ...(file !== undefined && { validationFile: file }),
});
