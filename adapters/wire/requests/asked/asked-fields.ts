import * as t from 'io-ts';
import type { AskedField } from '#domain/forms/body/asked-fields.ts';
import { type AnswerKind, answerKinds } from '#domain/forms/field-kinds.ts';
import { type TextMode, textModes } from '#domain/forms/kinds/text.ts';
import { localizedText, wordOf } from '../../decode.ts';

/** The questions of a form, as they were asked: each is a definition that a mailbox could have. */
export const askedWire = t.array(
  t.intersection([
    t.type({
      name: t.string,
      type: wordOf<AnswerKind>(answerKinds),
      title: localizedText,
      extra: t.boolean,
      options: t.union([t.array(t.type({ value: t.string, text: localizedText })), t.string]),
    }),
    t.partial({ mode: wordOf<TextMode>(textModes) }),
  ]),
);

/** Lists of their own: what is sent may be changed by its reader. */
export const writeAsked = (asked: readonly AskedField[]): t.TypeOf<typeof askedWire> =>
  asked.map(({ options, ...field }) => ({
    ...field,
    options: typeof options === 'string' ? options : [...options],
  }));
