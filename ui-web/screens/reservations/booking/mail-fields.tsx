import { reminderDue } from '#domain/notices/notice.ts';
import { CheckCard } from '#ui-web/components/choice/check-card.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from '../presenter.ts';
import type { ReservationsPage } from '../state.ts';

interface MailProps {
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
  readonly start: string;
  readonly error: string | undefined;
}

/** Where news of the reservation go, for who wants them by mail, and whether it reminds them while that is still possible. */
export function MailFields({ page: { entry }, presenter, start, error }: MailProps) {
  const { t } = useSpeech();
  const { council } = usePlace();
  const canRemind = reminderDue(Date.parse(start), council.clock.now()) !== null;
  return (
    <>
      <div data-field="email">
        <TextField
          type="email"
          label={t('reservations:form.email')}
          hint={t('reservations:form.emailNote')}
          width="100%"
          autoComplete="email"
          value={entry.email}
          error={error}
          onChange={(email) => presenter.write({ email })}
        />
      </div>
      {canRemind && entry.email.trim() !== '' && <Reminder {...{ entry, presenter }} />}
    </>
  );
}

function Reminder({ entry, presenter }: Pick<ReservationsPage, 'entry'> & Pick<MailProps, 'presenter'>) {
  const { t } = useSpeech();
  return (
    <CheckCard
      title={t('reservations:form.reminder')}
      checked={entry.reminder}
      onChange={(reminder) => presenter.write({ reminder })}
    />
  );
}
