import { contactFields } from '#domain/forms/contact.ts';
import type { Attached, Value } from '#domain/forms/entry.ts';
import { isFilled } from '#domain/forms/value-kinds.ts';
import type { FieldOption } from '#domain/forms/field-option.ts';
import { contactName, placesContact } from '#domain/forms/contact-block.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { choicesOf } from '#domain/forms/field-kinds.ts';
import { shownEntry, shownFields } from '#domain/forms/shown-fields.ts';
import { formatDay } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { OpenForm } from '../state.ts';

/** The answers, and what is needed to write them as text. */
export type AnsweredForm = Pick<OpenForm, 'mailbox' | 'entry' | 'town' | 'items' | 'address'>;

/** An answer as text: in the review before sending, and in print. */
export interface AnswerLine {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The files that it consists of, if it does. */
  readonly files?: readonly Attached[];
  /** The page on which it can be changed. */
  readonly page: number;
}

/** The items of a collection as choices; empty until they are loaded. */
export const optionsOfItems = (items: ReturnType<AnsweredForm['items']['get']>): readonly FieldOption[] =>
  (items ?? []).map(({ id, title }) => ({ value: id, text: title }));

/** The choices of a field, from any source. */
export function optionsOf(
  field: AnswerField,
  { town, items }: Pick<AnsweredForm, 'town' | 'items'>,
): readonly FieldOption[] {
  const choices = choicesOf(field);
  switch (choices.kind) {
    case 'none':
      return [];
    case 'listed':
      return choices.options;
    case 'town':
      return town.categories;
    case 'collection':
      return optionsOfItems(items.get(choices.name));
  }
}

function textsIn(field: AnswerField, text: string, { language }: Speech): string {
  if (field.kind !== 'text' || (field.mode !== 'date' && field.mode !== 'datetime')) return text;
  const day = parseDay(text.slice(0, 10));
  if (day === null) return text;
  const time = field.mode === 'datetime' ? `, ${text.slice(11, 16)}` : '';
  return `${formatDay(day, language)}${time}`;
}

function inWords(field: AnswerField, value: Value, open: AnsweredForm, speech: Speech): string {
  const { t, said } = speech;
  const named = (text: string) => {
    const option = optionsOf(field, open).find((one) => one.value === text);
    return option ? said(option.text).text : textsIn(field, text, speech);
  };
  switch (value.kind) {
    case 'text':
      return named(value.text);
    case 'texts':
      return value.texts.map(named).join(', ');
    case 'flag':
      return t('request:yes');
    case 'files':
      return value.files.map(({ name }) => name).join('\n');
    case 'place':
      return (
        open.address ??
        (value.coordinates ? `${value.coordinates.lat.toFixed(4)}, ${value.coordinates.lng.toFixed(4)}` : '')
      );
    case 'contact':
      return contactFields.flatMap((part) => value.contact[part] ?? []).join('\n');
    case 'census':
      // Only as much of a number as its owner needs to recognise it.
      return `***${value.identity.slice(3, 7)}**`;
    case 'captcha':
      return '';
    default:
      return value satisfies never;
  }
}

/** The answer to a field as text; empty without an answer. */
export function answerInWords(field: AnswerField, open: AnsweredForm, speech: Speech): string {
  const value = open.entry.get(field.name);
  return value === undefined || !isFilled(value) ? '' : inWords(field, value, open, speech);
}

/** Everything that will be sent, in the order of the form. */
export function answerLines(open: AnsweredForm, speech: Speech): readonly AnswerLine[] {
  const { mailbox, entry } = open;
  const all = mailbox.pages.flatMap(({ fields }) => fields);
  const asked = shownEntry(all, entry);
  const lines = mailbox.pages.flatMap(({ fields }, page) =>
    shownFields(fields, asked).flatMap((field): readonly AnswerLine[] => {
      const value = asked.get(field.name);
      if (field.kind === 'group' || value === undefined || !isFilled(value)) return [];
      if (value.kind === 'captcha') return [];
      return [
        {
          name: field.name,
          title: speech.said(field.title).text,
          text: inWords(field, value, open, speech),
          ...(value.kind === 'files' && { files: value.files }),
          page,
        },
      ];
    }),
  );
  const contact = entry.get(contactName);
  if (placesContact(mailbox) || mailbox.contact.mode === 'no' || contact?.kind !== 'contact') return lines;
  const isUp = mailbox.contact.position === 'up';
  const block: AnswerLine = {
    name: contactName,
    title:
      mailbox.contact.title === null
        ? speech.t('request:contact.title')
        : speech.said(mailbox.contact.title).text,
    text: contactFields.flatMap((part) => contact.contact[part] ?? []).join('\n'),
    page: isUp ? 0 : mailbox.pages.length - 1,
  };
  return isUp ? [block, ...lines] : [...lines, block];
}
