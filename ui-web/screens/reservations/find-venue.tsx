import type { VenueRow } from '#adapters/wire/reservations/venue.ts';
import { FindInList } from '#ui-web/shell/routing/find-in-list.tsx';
import type { FindProps } from '#ui-web/shell/routing/paged-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The search among the venues of the town, by their names, what they are and their addresses. */
export function FindVenue(list: FindProps<VenueRow>) {
  const { t, said } = useSpeech();
  return (
    <FindInList
      {...list}
      label={t('reservations:find')}
      textOf={({ title, summary, address }) =>
        [title, summary, address].map((text) => said(text).text).join(' ')
      }
    />
  );
}
