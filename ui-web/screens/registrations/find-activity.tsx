import type { ActivityRow } from '#adapters/wire/registrations/activity.ts';
import { FindInList } from '#ui-web/shell/routing/find-in-list.tsx';
import type { FindProps } from '#ui-web/shell/routing/paged-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The search among the activities of the town, by their names and what they are. */
export function FindActivity(list: FindProps<ActivityRow>) {
  const { t, said } = useSpeech();
  return (
    <FindInList
      {...list}
      label={t('registrations:find')}
      textOf={({ title, summary }) => `${said(title).text} ${said(summary).text}`}
    />
  );
}
