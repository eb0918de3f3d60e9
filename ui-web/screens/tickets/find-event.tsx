import type { EventRow } from '#adapters/wire/tickets/ticketed-event.ts';
import { FindInList } from '#ui-web/shell/routing/find-in-list.tsx';
import type { FindProps } from '#ui-web/shell/routing/paged-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The search among the events of the town, by their names and where they are. */
export function FindEvent(list: FindProps<EventRow>) {
  const { t, said } = useSpeech();
  return (
    <FindInList
      {...list}
      label={t('tickets:find')}
      textOf={({ title, place }) => `${said(title).text} ${said(place).text}`}
    />
  );
}
