import { fieldsOf } from '#domain/forms/mailbox.ts';
import { groupNeeds } from '#domain/forms/needs/group-needs.ts';
import { shownEntry } from '#domain/forms/shown-fields.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { OpenForm } from '../state.ts';

/** The titles of the fields among which some of a group must be filled. */
export const membersIn =
  ({ mailbox, entry }: Pick<OpenForm, 'mailbox' | 'entry'>) =>
  (name: string): readonly LocalizedText[] => {
    const group = fieldsOf(mailbox).find((one) => one.name === name);
    const asked = shownEntry(
      mailbox.pages.flatMap(({ fields }) => fields),
      entry,
    );
    return group?.kind === 'group' ? groupNeeds(group, asked).among.map(({ title }) => title) : [];
  };
