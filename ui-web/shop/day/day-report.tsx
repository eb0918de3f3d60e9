import { useCallback, useState } from 'react';
import { type DayOfShop, listOwnSalesCall } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from '../line-notice.tsx';
import { Reversal } from '../sale/reversal.tsx';
import { type ShopInside, useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { useOwnAnswer } from '../use-own-answer.ts';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { dayInWords, euroWords } from '../words.ts';

/** The report of today, or that there is no line. */
export function DayReport({ own, signedOut }: ShopInside) {
  const { call, realm } = useShop();
  const ask = useCallback(() => call(listOwnSalesCall, { realm }), [call, realm]);
  const [answer, again] = useOwnAnswer(ask, signedOut);
  if (answer === null) return null;
  if (isLeft(answer)) return <LineNotice retry={again} />;
  return <DayShown own={own} day={answer.right} again={again} signedOut={signedOut} />;
}

interface DayShownProps extends ShopInside {
  readonly day: DayOfShop;
  readonly again: () => void;
}

/** What the shop has sold today, with its sums, and as a PDF. */
function DayShown({ own, day, again, signedOut }: DayShownProps) {
  const { t, language } = useSpeech();
  const { timeZone } = useShop();
  const [isFailed, setFailed] = useState(false);
  const title = t('shop:day.title', { day: dayInWords(day.day, language) });
  const download = async () => {
    try {
      const { saveDayReport } = await import('./day-pdf.ts');
      await saveDayReport({ own, day, title, t, language, timeZone });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <TillTitle>{title}</TillTitle>
      {day.items.length === 0 ? (
        <p>{t('shop:day.none')}</p>
      ) : (
        <>
          <DayFigures day={day} />
          <SalesTable day={day} again={again} signedOut={signedOut} />
          {isFailed && (
            <Notice tone="error" live="assertive">
              <p>{t('shop:day.pdfFailed')}</p>
            </Notice>
          )}
          <div className={styles.acts}>
            <Button wide icon="download" onClick={() => void download()}>
              {t('shop:day.pdf')}
            </Button>
            <p className="note">{t('shop:day.account', { end: own.ibanEnd })}</p>
          </div>
        </>
      )}
    </>
  );
}

/** The sums of the day. */
function DayFigures({ day }: { readonly day: DayOfShop }) {
  const { t } = useSpeech();
  const figures = [
    [String(day.sales), t('shop:day.sales', { count: day.sales })],
    [String(day.validations), t('shop:day.validations', { count: day.validations })],
    [euroWords(day.sold), t('shop:day.sold')],
    [euroWords(day.owed), t('shop:day.owed')],
  ] as const;
  return (
    <div className={styles.figures}>
      {figures.map(([figure, words]) => (
        <div key={words}>
          <b>{figure}</b>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}

/** Every sale of the day; the shop takes one back for fifteen minutes. */
function SalesTable({ day, again, signedOut }: Omit<DayShownProps, 'own'>) {
  const { t } = useSpeech();
  const { timeZone } = useShop();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('shop:day.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('shop:day.time')}</th>
          <th scope="col">{t('shop:day.number')}</th>
          <th scope="col">{t('shop:day.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {day.items.map((sale) => (
          <tr key={sale.id}>
            <td>{clockOf(sale.at, timeZone)}</td>
            <td>
              {euroWords(sale.price)}
              <br />
              <span className="note">
                {sale.number}
                {sale.status === 'reversed' && ` · ${t('shop:day.reversed')}`}
              </span>
              <Reversal
                sale={sale}
                label={t('shop:day.undo', { minutes: '{minutes}' })}
                reversed={again}
                signedOut={signedOut}
              />
            </td>
            <td>{sale.status === 'reversed' ? <s>{euroWords(sale.amount)}</s> : euroWords(sale.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
