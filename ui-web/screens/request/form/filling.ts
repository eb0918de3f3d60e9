import type { ContactField } from '#domain/forms/contact.ts';
import { type Entry, type Value } from '#domain/forms/entry.ts';
import { isFilled } from '#domain/forms/value-kinds.ts';
import { settleText } from '#domain/forms/field-kinds.ts';
import { answerFieldsOf } from '#domain/forms/mailbox.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { withOffset } from '#domain/forms/offset-time.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { FormDesk, OpenForm } from '../state.ts';

/** The answers of a form, as its fields change them. */
export interface Filling {
  write(name: string, value: Value): void;
  writeText(name: string, text: string): void;
  /** A local time as the browser gives it: it is sent with the offset of the town's clock. */
  writeTime(name: string, local: string): void;
  writeContact(name: string, part: ContactField, text: string): void;
  writePlace(name: string, coordinates: Coordinates | null): void;
  /** The field was left: numbers and keys are normalised, with a notice if that changed them. */
  settle(name: string): void;
}

/** The entry with another answer; an empty one is removed. */
export function withAnswer(entry: Entry, name: string, value: Value): Entry {
  const next = new Map(entry);
  // The secrets of a census may be written before the number.
  const holds = isFilled(value) || (value.kind === 'census' && value.secrets.some((secret) => secret !== ''));
  if (holds) next.set(name, value);
  else next.delete(name);
  return next;
}

/** A fault is removed when its answer changes: the value that was wrong is gone. */
function withoutFault({ faults }: OpenForm, name: string): OpenForm['faults'] {
  if (!faults?.list.some(({ field }) => field === name)) return faults;
  return { ...faults, list: faults.list.filter(({ field }) => field !== name) };
}

export function filling({ open, patch }: FormDesk, zone: () => TimeZone, changed: () => void): Filling {
  const write = (name: string, value: Value) => {
    const now = open();
    if (!now || now.sending.kind === 'sending') return;
    const entry = withAnswer(now.entry, name, value);
    const told = now.told?.field === name ? null : now.told;
    patch({ entry, told, faults: withoutFault(now, name) });
    changed();
  };
  const writeText = (name: string, text: string) => write(name, { kind: 'text', text });
  return {
    write,
    writeText,
    writeTime: (name, local) => {
      const dated = withOffset(local, zone());
      writeText(name, isLeft(dated) ? local : dated.right);
      if (isLeft(dated) && dated.left.kind === 'foreignOffset')
        patch({ told: { field: name, what: 'foreignOffset' } });
    },
    writeContact: (name, part, text) => {
      const before = open()?.entry.get(name);
      const contact = before?.kind === 'contact' ? before.contact : {};
      write(name, { kind: 'contact', contact: { ...contact, [part]: text } });
    },
    writePlace: (name, coordinates) => write(name, { kind: 'place', coordinates }),
    settle: (name) => {
      const now = open();
      const field = now && answerFieldsOf(now.mailbox).find((one) => one.name === name);
      const value = now?.entry.get(name);
      if (!field || value?.kind !== 'text') return;
      const settled = settleText(field, value.text);
      if (settled.text !== value.text) writeText(name, settled.text);
      if (settled.told !== null) patch({ told: { field: name, what: settled.told } });
    },
  };
}
