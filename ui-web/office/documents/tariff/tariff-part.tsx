import { useSpeech } from '#ui-web/speech.ts';
import { OwnField, type OwnPartProps } from '../own/own-field.tsx';
import { CoverageWords } from './coverage-words.tsx';
import { PriceExample } from './price-example.tsx';
import { TariffRowView } from './tariff-row-view.tsx';
import styles from './tariff.module.css';
import { useTariff } from './use-tariff.ts';

/** The prices of a venue: a row for hours, days and places, a column for each category of people. */
export function TariffPart({ part, draw }: OwnPartProps) {
  const { t } = useSpeech();
  const own = useTariff();
  const { rows, people, undrawn } = own;
  if (people.length === 0)
    return (
      <OwnField {...{ part, draw, undrawn }}>
        <p className={styles.hint}>{t('office-rules:tariff.noPeople')}</p>
      </OwnField>
    );
  return (
    <OwnField {...{ part, draw, undrawn }}>
      <p className={styles.hint}>{t('office-rules:tariff.lead')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('office-rules:tariff.when')}</th>
              {people.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, nth) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is the same one while its prices are typed
              <TariffRowView key={nth} {...{ row, nth, own }} />
            ))}
          </tbody>
        </table>
      </div>
      <CoverageWords own={own} />
      <PriceExample own={own} />
    </OwnField>
  );
}
