import { useCallback, useId, useState } from 'react';
import { addressOf } from '#adapters/wire/address-of.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { exportVenueMonthCall } from '#adapters/wire/reservations/office/export-venue-month.ts';
import { readVenueMonthCall } from '#adapters/wire/reservations/office/read-venue-month.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import votes from '../../votes/votes.module.css';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';
import { AnsweredPart } from './asked-part.tsx';

type Month = CallAnswer<typeof readVenueMonthCall>;
type Sums = Month['all'];
const money = ['paid', 'refunded', 'income', 'deposit'] as const;

/** What a month of a venue came to: hours and money of each place, to be taken away as a table. */
export function VenueMonth({ venue }: { readonly venue: VenueAnswer }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const id = useId();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const ask = useCallback(
    () => call(readVenueMonthCall, { realm, id: venue.id, month }),
    [call, realm, venue.id, month],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <section className={styles.section} aria-labelledby="mes">
      <h2 id="mes">{t('office-venues:month.title')}</h2>
      <div className={styles.bar}>
        <div className={votes.field}>
          <label htmlFor={id}>{t('office-venues:month.pick')}</label>
          <input
            id={id}
            type="month"
            value={month}
            onChange={({ target }) => /^\d{4}-\d{2}$/u.test(target.value) && setMonth(target.value)}
          />
        </div>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={addressOf(exportVenueMonthCall, { realm, id: venue.id, month, format })}
            download
          >
            {t(`office-venues:month.${format}`)}
          </a>
        ))}
      </div>
      <AnsweredPart answer={answer} again={again}>
        {(found) => <MonthTable venue={venue} found={found} />}
      </AnsweredPart>
      <p className="note">{t('office-venues:month.adds')}</p>
    </section>
  );
}

/** Hours with one decimal, if there is any: 1.234,5. */
const hoursOf = ({ minutes }: Sums): string => formatCount(Math.round(minutes / 6) / 10);

function MonthTable({ venue, found }: { readonly venue: VenueAnswer; readonly found: Month }) {
  const { t } = useSpeech();
  const words = useVenueWords(venue);
  const cells = (sums: Sums) => (
    <>
      <td>{formatCount(sums.count)}</td>
      <td>{hoursOf(sums)}</td>
      <td>{formatCount(sums.missed)}</td>
      {money.map((one) => (
        <td key={one}>{words.money(sums[one])}</td>
      ))}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than the page is moved by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="mes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office-venues:month.place')}</th>
            {(['count', 'hours', 'missed', ...money] as const).map((one) => (
              <th key={one} scope="col">
                {t(`office-venues:month.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.places.map((one) => (
            <tr key={one.place}>
              <th scope="row">{words.place(one.place)}</th>
              {cells(one)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('office-venues:month.all')}</th>
            {cells(found.all)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
