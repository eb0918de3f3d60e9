import { type FormEvent, useId } from 'react';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { weekdayName } from '#application/text/dates.ts';
import type { PastedSeasonFault } from '#domain/reservations/season/pasted-lines.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import votes from '../../votes/votes.module.css';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import type { TypedFaults, TypedSeason } from './season-draft.ts';

interface FormProps {
  readonly venue: VenueAnswer;
  readonly typed: TypedSeason;
  readonly faults: TypedFaults;
  readonly isBusy: boolean;
  readonly write: (more: Partial<TypedSeason>) => void;
  readonly plan: () => void;
}

/** A season as it is typed, or pasted from a spreadsheet. */
export function SeasonForm({ venue, typed, faults, isBusy, write, plan }: FormProps) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const send = (event: FormEvent) => {
    event.preventDefault();
    plan();
  };
  return (
    <form className={styles.section} noValidate onSubmit={send}>
      <FrameFields typed={typed} write={write} />
      <Weekdays typed={typed} write={write} />
      <OtherTimes typed={typed} faults={faults} write={write} />
      <TextField
        label={t('office-venues:season.clubs')}
        hint={t('office-venues:season.clubsHint')}
        value={typed.clubs}
        multiline={6}
        width="100%"
        onChange={(clubs) => write({ clubs })}
      />
      <LineFaults faults={faults.clubs} />
      <TextField
        label={t('office-venues:season.wishes')}
        hint={t('office-venues:season.wishesHint', {
          places: venue.places.map(({ id }) => words.place(id)).join(', '),
        })}
        value={typed.wishes}
        multiline={10}
        width="100%"
        onChange={(wishes) => write({ wishes })}
      />
      <LineFaults faults={faults.wishes} />
      <div className={votes.acts}>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-venues:season.plan')}
        </OfficeButton>
      </div>
    </form>
  );
}

type PartProps = Pick<FormProps, 'typed' | 'write'>;

function FrameFields({ typed, write }: PartProps) {
  const { t } = useSpeech();
  const id = useId();
  const fields = [
    ['title', 'text'],
    ['from', 'date'],
    ['weeks', 'number'],
    ['opens', 'time'],
    ['closes', 'time'],
  ] as const;
  return (
    <div className={styles.fields}>
      {fields.map(([name, type]) => (
        <div key={name} className={votes.field}>
          <label htmlFor={`${id}-${name}`}>{t(`office-venues:season.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            type={type}
            value={typed[name]}
            onChange={({ target }) => write({ [name]: target.value })}
          />
        </div>
      ))}
    </div>
  );
}

/** Days with other hours, and days on which clubs have nothing: few seasons need them. */
function OtherTimes({ typed, faults, write }: PartProps & Pick<FormProps, 'faults'>) {
  const { t } = useSpeech();
  const isOpen = [typed.hours, typed.closures].some((text) => text !== undefined && text !== '');
  return (
    <details open={isOpen}>
      <summary>{t('office-venues:season.other')}</summary>
      <div className={styles.section}>
        {(['hours', 'closures'] as const).map((name) => (
          <div key={name}>
            <TextField
              label={t(`office-venues:season.${name}`)}
              hint={t(`office-venues:season.${name}Hint`)}
              value={typed[name] ?? ''}
              multiline={4}
              width="100%"
              onChange={(text) => write({ [name]: text })}
            />
            <LineFaults faults={faults[name]} />
          </div>
        ))}
      </div>
    </details>
  );
}

const monday = '2026-01-05' as CalendarDay;

function Weekdays({ typed, write }: PartProps) {
  const { t, language } = useSpeech();
  const turn = (weekday: number, isOn: boolean) =>
    write({
      weekdays: isOn
        ? [...typed.weekdays, weekday].toSorted((a, b) => a - b)
        : typed.weekdays.filter((one) => one !== weekday),
    });
  return (
    <fieldset className={styles.checks}>
      <legend>{t('office-venues:season.weekdays')}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            checked={typed.weekdays.includes(weekday)}
            onChange={({ target }) => turn(weekday, target.checked)}
          />
          {weekdayName(addDays(monday, weekday - 1), language)}
        </label>
      ))}
    </fieldset>
  );
}

/** Lines that cannot be read, and what they need. */
function LineFaults({ faults }: { readonly faults: readonly PastedSeasonFault[] }) {
  const { t } = useSpeech();
  if (faults.length === 0) return null;
  return (
    <ul className={votes.faults} role="alert">
      {faults.map(({ line, kind, text }) => (
        <li key={line} className={votes.bad}>
          {t('office-venues:season.line', { line, text })} {t(`office-venues:season.fault.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
