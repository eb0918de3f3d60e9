import { listedTie, increment, share } from './voting/budget-rule.ts';
import { euros, signedEuros } from './decode.ts';
import { jsonWire } from './office-documents/field.ts';
import { emailAddress } from './requests/mailbox.ts';
import { deliveryDay } from './processes/delivery-day.ts';
import { embeddingSiteWire } from './processes/embedding.ts';
import { budgetCode } from './tables/town-budget.ts';
import { requiredText, wholeNumber } from './voting/rule-parts.ts';
import { secretsWire } from './voting/vote.ts';

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A codec of our own tells nothing of its structure: its schema is written down here. */
export const ownSchemas: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [jsonWire, { description: 'Any value of JSON.' }],
  [listedTie, { description: 'Ids that break a tie, the first first.', type: 'string', pattern: '^ids:.' }],
  [
    secretsWire,
    {
      description:
        'The secrets of the voter, then the receipt code: six entries of four characters, A to Z and 2 to 7.',
      type: 'array',
      items: { type: 'string' },
    },
  ],
  [
    signedEuros,
    {
      description: 'Euros with at most two decimals, below nothing too, as a number or as its digits.',
      anyOf: [{ type: 'number' }, { type: 'string', pattern: String.raw`^-?\d+(?:\.(?!\d{3}$)\d{1,2}0*)?$` }],
    },
  ],
  [
    budgetCode,
    { description: 'Three figures of the classification.', type: 'string', pattern: String.raw`^\d{3}$` },
  ],
  [
    euros,
    {
      description: 'Euros with at most two decimals, as a number or as its digits.',
      anyOf: [
        { type: 'number', minimum: 0 },
        { type: 'string', pattern: String.raw`^\d+(?:\.(?!\d{3}$)\d{1,2}0*)?$` },
      ],
    },
  ],
  [
    increment,
    {
      description: 'Euros, at least one cent.',
      anyOf: [
        { type: 'number', exclusiveMinimum: 0 },
        { type: 'string', pattern: String.raw`^(?=.*[1-9])\d+(?:\.(?!\d{3}$)\d{1,2}0*)?$` },
      ],
    },
  ],
  [
    share,
    {
      description: 'A share of up to 100 %, with at most two decimals.',
      type: 'string',
      pattern: String.raw`^\s*(?:100(?:[.,]0{1,2})?|0?\d{1,2}(?:[.,]\d{1,2})?)\s*%\s*$`,
    },
  ],
  [
    deliveryDay,
    { description: 'A day, `2026-11-27`.', type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}(?:$|T)` },
  ],
  [
    embeddingSiteWire,
    {
      description: 'The origin of a site, over https and without wildcards: `https://www.town.example`.',
      type: 'string',
      pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]://[A-Za-z0-9.-]+(?::\d{1,5})?/?\s*$`,
    },
  ],
  [
    emailAddress,
    {
      description: 'An address that mail can reach.',
      type: 'string',
      pattern: String.raw`^\s*[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,63}\s*$`,
    },
  ],
  [wholeNumber, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
  [requiredText, { description: 'Not blank.', type: 'string', pattern: String.raw`\S` }],
]);
