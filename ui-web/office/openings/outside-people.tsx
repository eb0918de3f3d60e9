import { useEffect, useMemo } from 'react';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useToday } from '../parts/use-moment.ts';
import { ClosingForm } from './closing-form.tsx';
import { ClosingTrouble } from './closing-trouble.tsx';
import styles from './openings.module.css';
import { useClosing } from './use-closing.ts';
import type { TownOffices } from './use-words.ts';

interface OutsideProps {
  readonly town: TownOffices;
  readonly office: string;
  readonly done: (made: ClosureAnswer) => void;
}

/** How many days ahead appointments are at most. */
const daysAhead = 366;

/** Who has an appointment that the published hours do not allow any more: they are moved or choose, as by a closure. */
export function OutsidePeople({ town, office, done }: OutsideProps) {
  const { t } = useSpeech();
  const today = useToday();
  const closing = useClosing(office, done);
  const { look } = closing;
  const time = useMemo(
    () => ({ firstDay: today, lastDay: addDays(today, daysAhead), follows: 'opening' as const }),
    [today],
  );
  useEffect(() => {
    void look(time);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the office is chosen
  }, []);
  if (closing.seen === null || closing.seen.people.length === 0) return null;
  return (
    <section className={styles.outside} aria-labelledby="fuera">
      <h2 id="fuera">{t('office-openings:stranded.title', { count: closing.seen.people.length })}</h2>
      <p>{t('office-openings:stranded.published')}</p>
      <ClosingForm
        town={town}
        office={office}
        seen={closing.seen}
        act="move"
        isBusy={closing.isBusy}
        close={(choice) => void closing.close(time, choice)}
      />
      <ClosingTrouble trouble={closing.trouble} />
    </section>
  );
}
