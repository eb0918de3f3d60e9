import { useId, useRef, useState } from 'react';
import { rateFor, type TariffRow } from '#domain/reservations/tariff-rows.ts';
import { priceText } from './price-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { FigureInput } from '../form/figure-input.tsx';
import { BandFields } from './band-fields.tsx';
import styles from './tariff.module.css';
import { useTariffWords } from './tariff-words.ts';
import type { useTariff } from './use-tariff.ts';
import type { NamedPart } from './written-tariff.ts';

interface RowProps {
  readonly row: TariffRow;
  readonly nth: number;
  readonly own: ReturnType<typeof useTariff>;
}

/** A row of prices: when and where they hold, and what each category pays. */
export function TariffRowView({ row, nth, own }: RowProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const words = useTariffWords(own.places, own.people);
  const isWritten = row.rates.length > 0;
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.band}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-disabled={!isWritten}
            onClick={() => isWritten && open(!isOpen)}
          >
            <b>{nth + 1}.</b> {words.hours(row.from, row.until)}{' '}
            <small>
              {words.days(row.weekdays)} · {words.places(row.places)}
            </small>
          </button>
        </th>
        {own.people.map((person) => (
          <PriceCell key={person.id} {...{ row, nth, own, person }} />
        ))}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={own.people.length + 1} className={styles.bandCell}>
            <BandFields {...{ row, nth, own }} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What a category pays an hour, and what with light. An emptied field has no price once the person goes on. */
function PriceCell({ row, nth, own, person }: RowProps & { readonly person: NamedPart }) {
  const { t } = useSpeech();
  const id = useId();
  const isEmptied = useRef(false);
  const rate = rateFor(row, person.id);
  const { light } = own.tariff;
  const isLit = light !== null && rate !== undefined && light.perHour > 0;
  return (
    <td
      onBlur={() => {
        if (isEmptied.current) own.setPrice(row, person.id, null);
        isEmptied.current = false;
      }}
    >
      <label htmlFor={id}>
        <span className={styles.who}>{person.title}</span>{' '}
        <span className="visually-hidden">{t('office-rules:tariff.perHour', { n: nth + 1 })}</span>
      </label>
      <FigureInput
        id={id}
        look="money"
        value={rate === undefined ? undefined : rate.perHour / 100}
        isReadOnly={own.isReadOnly}
        describedBy={isLit ? `${id}-light` : undefined}
        onChange={(value) => {
          isEmptied.current = typeof value !== 'number';
          if (typeof value === 'number' && value >= 0) own.setPrice(row, person.id, value);
        }}
      />
      {isLit && (
        <small id={`${id}-light`} className={styles.hint}>
          {t('office-rules:tariff.withLight', { sum: priceText(rate.perHour + light.perHour) })}
        </small>
      )}
    </td>
  );
}
