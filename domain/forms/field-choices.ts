import type { Entry } from './entry.ts';
import type { AnswerField } from './field.ts';
import { choicesOf } from './field-kinds.ts';
import type { FormFault } from './form-fault.ts';
import { answerFieldsOf, type Mailbox } from './mailbox.ts';
import { shownEntry } from './shown-fields.ts';

const isOfTown = (field: AnswerField): boolean => choicesOf(field).kind === 'town';

/** Whether a category of the form has no options of its own: the town's settings say which there are. */
export const asksTownCategory = (mailbox: Mailbox): boolean => answerFieldsOf(mailbox).some(isOfTown);

/** The names of the collections whose items are the choices of a field, each once. */
export const collectionsOf = (mailbox: Mailbox): readonly string[] => {
  const choices = answerFieldsOf(mailbox).map(choicesOf);
  return [...new Set(choices.flatMap((one) => (one.kind === 'collection' ? [one.name] : [])))];
};

/** Categories that the town does not have. If its settings name no categories, none can be checked. */
export function strangeCategory(
  mailbox: Mailbox,
  entry: Entry,
  categories: readonly string[],
): readonly FormFault[] {
  if (categories.length === 0) return [];
  const asked = shownEntry(
    mailbox.pages.flatMap(({ fields }) => fields),
    entry,
  );
  return answerFieldsOf(mailbox).flatMap((field): readonly FormFault[] => {
    const value = isOfTown(field) ? asked.get(field.name) : undefined;
    const found = value?.kind === 'text' ? value.text.trim() : '';
    return found === '' || categories.includes(found)
      ? []
      : [{ kind: 'notAnOption', found, field: field.name, title: field.title }];
  });
}
