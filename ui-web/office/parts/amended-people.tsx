import type { AmendedPeople } from '#domain/voting/opening/vote-record.ts';
import { useSpeech } from '#ui-web/speech.ts';

const kinds = ['added', 'blocked', 'letIn', 'corrected'] as const;

/** How many people an amendment of the census is about, by what it does; never who they are. */
export function AmendedPeopleLine({ people }: { readonly people: AmendedPeople }) {
  const { t } = useSpeech();
  return (
    <b>
      {kinds
        .filter((kind) => people[kind] > 0)
        .map((kind) => t(`office-census:amendment.people.${kind}`, { count: people[kind] }))
        .join(' · ')}
    </b>
  );
}
