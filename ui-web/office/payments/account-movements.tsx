import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayWords } from '../parts/use-moment.ts';
import type { BankComparison } from './bank-presenter.ts';
import { inEuros } from './euros.ts';
import styles from './payments.module.css';

type Statement = NonNullable<BankComparison['statement']>;

const most = 100;

/** The movements of the account beside the days of operations that they paid out. */
export function AccountMovements({ statement }: { readonly statement: Statement }) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const { paidOut, notPaidOut, fees, others } = statement;
  const movement = ({ day, amount, text }: Statement['fees'][number]) =>
    t('office-payments:bankPage.movement', { day: dayWords(day), amount: inEuros(amount), text });
  const parts = [
    {
      key: 'notPaidOut',
      lines: notPaidOut.map(({ day, paid, refunded }) =>
        t('office-payments:bankPage.dayLine', {
          day: dayWords(day),
          paid: inEuros(paid),
          refunded: inEuros(refunded),
        }),
      ),
    },
    {
      key: 'paidOut',
      lines: paidOut.map(({ days, lines, fee }) =>
        t('office-payments:bankPage.paidLine', {
          days: days.map(({ day }) => dayWords(day)).join(', '),
          amount: inEuros(lines.reduce((sum, { amount }) => sum + amount, 0)),
          count: lines.length,
          fee: inEuros(fee),
        }),
      ),
    },
    { key: 'fees', lines: fees.map(movement) },
    { key: 'others', lines: others.map(movement) },
  ];
  return (
    <section className={styles.matter} aria-labelledby="cuenta">
      <h2 id="cuenta">{t('office-payments:bankPage.account')}</h2>
      {parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ key, lines }) => (
          <div key={key}>
            <h3>
              {t(`office-payments:bankPage.${key}`)} ({formatCount(lines.length)})
            </h3>
            <ul className={styles.lines}>
              {[...new Set(lines)].slice(0, most).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {lines.length > most && (
              <p className={styles.small}>
                {t('office-payments:bankPage.more', { count: lines.length - most })}
              </p>
            )}
          </div>
        ))}
    </section>
  );
}
