import { useId, useState } from 'react';
import { isLookedFor } from '#domain/appointments/looked-for.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../counter.module.css';
import type { DeskWorkProps } from '../desk/desk-work.ts';
import { VisitRow } from './visit-row.tsx';

/** So many are shown if nothing is looked for. */
const shown = 8;

/** Who has an appointment today and has not come: found by letters or name, and noted as here. */
export function ExpectedVisits(props: DeskWorkProps) {
  const { state, presenter } = props;
  const { t } = useSpeech();
  const { town } = useOffice();
  const id = useId();
  const [text, setText] = useState('');
  const expected = (state.list?.items ?? []).filter(
    (one) => one.state === 'confirmed' || (one.isBooked && one.state === 'missed'),
  );
  const found = expected.filter((one) =>
    isLookedFor({ ...one, at: Date.parse(one.at) }, text, town.timeZone),
  );
  const rows = text === '' ? found.slice(0, shown) : found;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('office-counter:expected.title', { count: expected.length, n: expected.length })}</h2>
      </header>
      {expected.length > 0 && (
        <div className={styles.find}>
          <label htmlFor="counter-find">{t('office-counter:expected.find')}</label>
          <input
            id="counter-find"
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      {text !== '' && (
        <p role="status" className={styles.none}>
          {t('office-counter:expected.found', { count: found.length, n: found.length })}
        </p>
      )}
      <ul role="list" className={styles.rows}>
        {rows.map((visit) => (
          <VisitRow key={visit.id} {...props} visit={visit}>
            {visit.state === 'missed' && <small>{t('office-counter:expected.missed')}</small>}
            <OfficeButton
              look="text"
              aria-label={t('office-counter:row.arrived', { code: visit.code ?? '' })}
              onClick={() => void presenter.act(visit, 'arrive')}
            >
              {t('office-counter:act.arrive')}
            </OfficeButton>
          </VisitRow>
        ))}
      </ul>
      {text === '' && found.length > rows.length && (
        <p className={styles.none}>
          {t('office-counter:expected.more', {
            count: found.length - rows.length,
            n: found.length - rows.length,
          })}
        </p>
      )}
    </section>
  );
}
