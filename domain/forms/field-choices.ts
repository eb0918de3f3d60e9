import type { Entry } from './entry.ts';
import type { Field } from './field.ts';
import type { FormFault } from './form-fault.ts';
import { fieldsOf, type Mailbox } from './mailbox.ts';
import { askedEntry } from './shown-fields.ts';

const isOfTown = (field: Field): boolean => field.kind === 'category' && field.options.length === 0;

/** Whether a category of the form has no options of its own: the town's settings say which there are. */
export const asksTownCategory = (mailbox: Mailbox): boolean => fieldsOf(mailbox).some(isOfTown);

/** Categories that the town does not have. If its settings name no categories, none can be checked. */
export function strangeCategory(
  mailbox: Mailbox,
  entry: Entry,
  categories: readonly string[],
): readonly FormFault[] {
  if (categories.length === 0) return [];
  const asked = askedEntry(
    mailbox.pages.flatMap(({ fields }) => fields),
    entry,
  );
  return fieldsOf(mailbox).flatMap((field): readonly FormFault[] => {
    const value = isOfTown(field) ? asked.get(field.name) : undefined;
    const found = value?.kind === 'text' ? value.text.trim() : '';
    return found === '' || categories.includes(found)
      ? []
      : [{ kind: 'notAnOption', found, field: field.name, title: field.title }];
  });
}
