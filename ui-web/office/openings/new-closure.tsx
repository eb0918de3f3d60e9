import { useState } from 'react';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useToday } from '../parts/use-moment.ts';
import { closedTimeOf, type ClosureDraft, newClosure } from './closure-time.ts';
import { ClosingForm } from './closing-form.tsx';
import { ClosingTrouble } from './closing-trouble.tsx';
import styles from './openings.module.css';
import { TimeFields } from './time-fields.tsx';
import { useClosing } from './use-closing.ts';
import type { TownOffices } from './use-words.ts';

interface NewProps {
  readonly town: TownOffices;
  readonly office: string;
  readonly done: (made: ClosureAnswer) => void;
}

/** What is closed; then who is in it, why, and the act. */
export function NewClosure({ town, office, done }: NewProps) {
  const { t } = useSpeech();
  const today = useToday();
  const [draft, write] = useState(() => newClosure(addDays(today, 1)));
  const closing = useClosing(office, done);
  const change = (next: ClosureDraft) => {
    write(next);
    closing.forget();
  };
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!closing.isBusy) void closing.look(closedTimeOf(draft));
        }}
      >
        <TimeFields town={town} office={office} draft={draft} change={change} />
        {closing.seen === null && (
          <OfficeButton type="submit" busy={closing.isBusy}>
            {t('office-openings:look')}
          </OfficeButton>
        )}
      </form>
      {closing.seen !== null && (
        <ClosingForm
          town={town}
          office={office}
          seen={closing.seen}
          isBusy={closing.isBusy}
          close={(choice) => void closing.close(closedTimeOf(draft), choice)}
        />
      )}
      <ClosingTrouble trouble={closing.trouble} />
    </>
  );
}
