import { useState } from 'react';
import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useDayOf } from '../../parts/use-day-of.ts';
import { CounterHead } from '../counter-head.tsx';
import type { CounterSetup } from '../counter-names.ts';
import counter from '../counter.module.css';
import styles from './bookings.module.css';
import { CallList } from './call-list.tsx';
import { FoundRow } from './found-row.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { MoveVisitDialog } from './move-visit-dialog.tsx';
import { useFoundVisits } from './use-found-visits.ts';

interface VisitsProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
}

/** What is done with an appointment that was found. */
interface Changing {
  readonly kind: 'move' | 'back';
  readonly visit: FoundVisit;
}

/** The appointments of an office by days, and those of a person: moved or given back for them. */
export function VisitsPage({ setup, office }: VisitsProps) {
  const { t } = useSpeech();
  const found = useFoundVisits(office.id);
  const [changing, change] = useState<Changing | null>(null);
  const [told, tell] = useState<Told | null>(null);
  const [changes, setChanges] = useState(0);
  const done = (words: string) => {
    change(null);
    tell({ isFault: false, words });
    setChanges(changes + 1);
    found.again();
  };
  const props = { setup, close: () => change(null), done };
  return (
    <div className={counter.page}>
      <CounterHead office={office} title={t('office-bookings:visits.title')} part="citas" />
      <ToldNotice told={told} />
      <CallList key={changes} setup={setup} office={office.id} />
      <SearchForm look={found.look} />
      <FoundList setup={setup} found={found} change={change} />
      {changing?.kind === 'back' && <GiveBackDialog {...props} visit={changing.visit} />}
      {changing?.kind === 'move' && <MoveVisitDialog {...props} visit={changing.visit} />}
    </div>
  );
}

/** A person is looked for by whatever they can say of themselves. */
function SearchForm({ look }: { readonly look: (text: string) => void }) {
  const { t } = useSpeech();
  const [text, write] = useState('');
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        look(text.trim());
      }}
    >
      <TextField
        id="counter-visits-find"
        type="search"
        label={t('office-bookings:visits.find')}
        width="100%"
        hint={t('office-bookings:visits.findHint')}
        autoComplete="off"
        value={text}
        onChange={(value) => {
          write(value);
          if (value === '') look('');
        }}
      />
      <OfficeButton type="submit">{t('office-bookings:visits.look')}</OfficeButton>
    </form>
  );
}

interface FoundListProps {
  readonly setup: CounterSetup;
  readonly found: ReturnType<typeof useFoundVisits>;
  readonly change: (changing: Changing) => void;
}

/** Those that were found, by their times. */
function FoundList({ setup, found, change }: FoundListProps) {
  const { t } = useSpeech();
  const dayOf = useDayOf();
  const { list, isRefused, text, day, setDay, again } = found;
  const [items, count] = [list?.items ?? [], list?.itemsCount ?? 0];
  const words = { count, n: count };
  return (
    <section className={styles.found} aria-labelledby="counter-found">
      <header>
        <h2 id="counter-found" aria-live="polite">
          {text === ''
            ? t('office-bookings:visits.ofDay', { day: dayOf(day as CalendarDay) })
            : t('office-bookings:visits.found', words)}
        </h2>
        {text === '' && (
          <TextField
            label={t('office-bookings:visits.day')}
            type="date"
            value={day}
            onChange={(value) => value !== '' && setDay(value)}
          />
        )}
      </header>
      {list === null && !isRefused && <LoadingList title={t('office:loading')} />}
      {isRefused && (
        <ErrorState
          title={t('office-bookings:visits.notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {list !== null && count === 0 && (
        <p className={counter.none}>{t(`office-bookings:visits.${text === '' ? 'none' : 'noneFound'}`)}</p>
      )}
      <ul role="list" className={counter.rows}>
        {items.map((visit) => (
          <FoundRow key={visit.id} setup={setup} visit={visit} change={change} />
        ))}
      </ul>
      {count > items.length && (
        <p className={counter.none}>
          {t('office-bookings:visits.more', { n: items.length, count: count - items.length })}
        </p>
      )}
    </section>
  );
}
