import type { Entry, ExtraValue } from '../../forms/entry.ts';
import type { AnswerField } from '../../forms/field.ts';
import type { Mailbox } from '../../forms/mailbox.ts';
import { inExtra, isFilled, plainValueSent } from '../../forms/value-kinds.ts';
import { keptValueOf } from './managed-fields.ts';
import type { ManagedChanges, ManagedValues } from './managed-values.ts';

/**
 * The management fields of a mailbox as a form of one page, which is filled in as the one of residents is. None is
 * required: what is not known yet is filled in later.
 */
export const managedForm = (mailbox: Mailbox, fields: readonly AnswerField[]): Mailbox => ({
  ...mailbox,
  // A form that was closed since then still has its requests to be worked on.
  isDisabled: false,
  pages: [
    {
      id: 'management',
      title: null,
      submitText: null,
      fields: fields.map((field) => ({ ...field, required: false, requireIf: null })),
    },
  ],
  hasTabs: false,
  contact: { ...mailbox.contact, mode: 'no' },
  payment: null,
  privacy: { isAsked: false, link: null },
  asksProfile: false,
  showsNearby: false,
  offersChoice: false,
});

/** What staff filled in, as the answers of that form. */
export const managedEntry = (fields: readonly AnswerField[], values: ManagedValues): Entry =>
  new Map(
    fields.flatMap((field) => {
      const [value, kind] = [values[field.name], keptValueOf(field)];
      return value === undefined || kind === undefined ? [] : [[field.name, plainValueSent(kind, value)]];
    }),
  );

const areSame = (one: ExtraValue | null, other: ExtraValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What the answers of that form change: a field that was emptied is null, one that is as before is left out.
 *
 * @example managedChanges([cost], new Map([['coste', { kind: 'text', text: '12' }]]), {}) // { coste: '12' }
 */
export const managedChanges = (
  fields: readonly AnswerField[],
  entry: Entry,
  before: ManagedValues,
): ManagedChanges =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = entry.get(name);
      const next = value === undefined || !isFilled(value) ? null : inExtra(value);
      return areSame(next, before[name] ?? null) ? [] : [[name, next]];
    }),
  );
