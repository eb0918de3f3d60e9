import { useState } from 'react';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { preferredMinutes } from '#domain/appointments/queue.ts';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../counter.module.css';
import type { CounterDialog, DeskWorkProps } from '../desk/desk-work.ts';
import { minutesBetween } from '../counter-names.ts';
import { queueOfDesk } from '../queue-of-desk.ts';
import { VisitRow } from './visit-row.tsx';

/** So many are shown at once. */
const shown = 25;

interface WaitingProps extends DeskWorkProps {
  readonly open: (dialog: CounterDialog) => void;
}

/** Who waits, the next one first, and why they are in that order. */
export function WaitingVisits(props: WaitingProps) {
  const { state, desk } = props;
  const { t } = useSpeech();
  const { mine, others } = queueOfDesk(state.list, desk);
  const asOf = state.list?.asOf ?? '';
  const oldest = Math.max(0, ...mine.map(({ since }) => minutesBetween(since ?? asOf, asOf)));
  const count = mine.length;
  return (
    <section className={styles.list} aria-labelledby="counter-waiting">
      <header>
        <h2 id="counter-waiting">{t('office-counter:waiting.title', { count, n: count })}</h2>
        {count > 0 && <span>{t('office-counter:waiting.oldest', { count: oldest, n: oldest })}</span>}
      </header>
      {count === 0 && <p className={styles.none}>{t('office-counter:waiting.none')}</p>}
      <Rows {...props} visits={mine} isMine />
      {count > 0 && (
        <Disclosure summary={t('office-counter:why.title', { code: mine[0]?.code ?? '' })}>
          <p className={styles.why}>{t('office-counter:why.words', { n: preferredMinutes })}</p>
        </Disclosure>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('office-counter:waiting.others', { count: others.length, n: others.length })}</h3>
          <Rows {...props} visits={others} isMine={false} />
        </>
      )}
    </section>
  );
}

interface RowsProps extends WaitingProps {
  readonly visits: readonly CounterVisit[];
  readonly isMine: boolean;
}

function Rows({ visits, isMine, ...props }: RowsProps) {
  const { t } = useSpeech();
  const [isAll, showAll] = useState(false);
  const rows = isAll ? visits : visits.slice(0, shown);
  const more = visits.length - rows.length;
  return (
    <>
      <ol role="list" className={styles.rows}>
        {rows.map((visit, place) => (
          <VisitRow key={visit.id} {...props} visit={visit} isNext={isMine && place === 0}>
            <RowActs {...props} visit={visit} isMine={isMine} />
          </VisitRow>
        ))}
      </ol>
      {more > 0 && (
        <OfficeButton look="text" onClick={() => showAll(true)}>
          {t('office-counter:waiting.more', { count: more, n: more })}
        </OfficeButton>
      )}
    </>
  );
}

/** A person who waits is called before their turn, sent elsewhere or noted as gone. */
function RowActs({
  visit,
  isMine,
  presenter,
  open,
}: WaitingProps & { readonly visit: CounterVisit; readonly isMine: boolean }) {
  const { t } = useSpeech();
  const code = visit.code ?? '';
  const preference = visit.prefers ? 'unprefer' : 'prefer';
  const all = [
    ['call', () => void presenter.act(visit, 'call')],
    ['redirect', () => open({ kind: 'redirect', visit })],
    [preference, () => void presenter.act(visit, preference)],
    ['miss', () => void presenter.act(visit, 'miss')],
  ] as const;
  const acts = all.filter(([act]) => isMine || act !== 'call');
  return (
    <details className={styles.acts}>
      <summary aria-label={t('office-counter:row.more', { code })}>{t('office-counter:row.acts')}</summary>
      <div>
        {acts.map(([act, press]) => (
          <OfficeButton key={act} look="text" onClick={press}>
            {t(`office-counter:row.${act}`, { code })}
          </OfficeButton>
        ))}
      </div>
    </details>
  );
}
