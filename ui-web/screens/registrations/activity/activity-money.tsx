import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { formatCount } from '#application/text/numbers.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { partWhen } from '../own/plan-part.tsx';
import { placeFeeText } from '../words.ts';
import styles from '../registrations.module.css';

/** What a place costs, who pays less, and what comes back to who leaves. */
export function ActivityMoney({ activity }: { readonly activity: ActivityAnswer }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { plans, exemptions } = activity;
  const terms = activity.terms.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  if (plans.every(({ price }) => price === 0)) return <p>{t('registrations:money.free')}</p>;
  return (
    <>
      {plans.map(({ id, title, price, parts = [] }) => (
        <div key={id}>
          <p>
            {said(title).text}: <strong>{placeFeeText(price, speech)}</strong>
          </p>
          {parts.length > 0 && (
            <>
              <p>{t('registrations:money.inParts', { count: parts.length, n: formatCount(parts.length) })}</p>
              <ul className={styles.planned}>
                {parts.map(({ day, amount }) => (
                  <li key={day}>
                    {placeFeeText(amount, speech)} · {partWhen(day, speech)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
      {exemptions.map(({ id, title, percent }) => (
        <p key={id}>
          {t('registrations:money.less', { who: said(title).text, percent: formatCount(percent) })}
        </p>
      ))}
      {terms.length === 0 && <p>{t('registrations:money.noReturn')}</p>}
      {terms.map(({ hoursBefore, percent }) => {
        const days = Math.ceil(hoursBefore / 24);
        const back = formatCount(percent);
        if (percent === 0) return <p key={hoursBefore}>{t('registrations:money.nothingLater')}</p>;
        return (
          <p key={hoursBefore}>
            {days === 0
              ? t('registrations:money.backUntil', { percent: back })
              : t('registrations:money.back', { percent: back, count: days, n: formatCount(days) })}
          </p>
        );
      })}
    </>
  );
}
