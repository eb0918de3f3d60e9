import { useCallback, useState } from 'react';
import { listSoldCall, type SoldByShop, type SoldSale } from '#adapters/wire/vouchers/sales/list-sold.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type SoldChoice, soldChoices } from '#domain/vouchers/sales/sold-sales.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDayWords } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { type ReverseSale, SaleRow } from './sale-row.tsx';
import { readableEuros } from './seen-shop.ts';
import styles from './shops.module.css';

/** How many sales are on a page. */
const perPage = 50;

interface SoldListProps {
  readonly shop: string;
  readonly reverse: ReverseSale;
}

/** All that the shop has sold: by day, page by page, and what of it was taken back, repeated or looked at. */
export function SoldList({ shop, reverse }: SoldListProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const [only, setOnly] = useState<SoldChoice>('all');
  const [offset, setOffset] = useState(0);
  const ask = useCallback(
    () => call(listSoldCall, { realm, shop, only, limit: perPage, offset }),
    [call, realm, shop, only, offset],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <section className={styles.part} aria-labelledby="shop-sold">
      <h2 id="shop-sold">{t('office-shops:sold.title')}</h2>
      <SelectField
        label={t('office-shops:sold.only')}
        value={only}
        onChange={(chosen) => {
          setOnly(soldChoices.find((one) => one === chosen) ?? 'all');
          setOffset(0);
        }}
        options={soldChoices.map((value) => ({ value, text: t(`office-shops:sold.choice.${value}`) }))}
      />
      {answer === null ? (
        <LoadingList title={t('office:loading')} />
      ) : isLeft(answer) ? (
        <ErrorState title={t('office-shops:failed')} retry={{ text: t('office:again'), onClick: again }} />
      ) : (
        <>
          <SoldDays
            sold={answer.right}
            reverse={async (...asked) => {
              const isDone = await reverse(...asked);
              again();
              return isDone;
            }}
          />
          <SoldPages count={answer.right.itemsCount} offset={offset} go={setOffset} />
        </>
      )}
    </section>
  );
}

interface SoldDaysProps extends Pick<SoldListProps, 'reverse'> {
  readonly sold: SoldByShop;
}

/** The sales of a page under their days. */
function SoldDays({ sold, reverse }: SoldDaysProps) {
  const { t } = useSpeech();
  return (
    <>
      <p role="status" className="note">
        {t('office-shops:sold.count', { count: sold.itemsCount })}
      </p>
      {sold.days.map((day) => (
        <SoldDay
          key={day.day}
          day={day}
          sales={sold.items.filter((one) => one.day === day.day)}
          reverse={reverse}
        />
      ))}
    </>
  );
}

interface SoldDayProps extends Pick<SoldListProps, 'reverse'> {
  readonly day: SoldByShop['days'][number];
  readonly sales: readonly SoldSale[];
}

/** A day with the sums of all its sales, and those of the page. */
function SoldDay({ day, sales, reverse }: SoldDayProps) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  const { sold, owed, reversed } = day;
  const sums = t('office-shops:sales.sum', {
    count: day.sales,
    sold: readableEuros(sold),
    owed: readableEuros(owed),
  });
  return (
    <div>
      <h3>{dayWords(day.day)}</h3>
      <p className="note">
        {sums}
        {reversed > 0 && ` · ${t('office-shops:sold.reversed', { count: reversed })}`}
      </p>
      <ul role="list" className={styles.rows}>
        {sales.map((one) => (
          <SaleRow key={one.sale.id} sold={one} reverse={reverse} />
        ))}
      </ul>
    </div>
  );
}

interface SoldPagesProps {
  readonly count: number;
  readonly offset: number;
  readonly go: (offset: number) => void;
}

/** The page before and the next one. */
function SoldPages({ count, offset, go }: SoldPagesProps) {
  const { t } = useSpeech();
  if (count <= perPage) return null;
  const last = Math.ceil(count / perPage);
  return (
    <nav className={styles.acts} aria-label={t('office-shops:sold.pages')}>
      <OfficeButton look="outline" busy={offset === 0} onClick={() => go(offset - perPage)}>
        {t('office-shops:sold.newer')}
      </OfficeButton>
      <span aria-live="polite">{t('office-shops:sold.page', { page: offset / perPage + 1, last })}</span>
      <OfficeButton look="outline" busy={offset + perPage >= count} onClick={() => go(offset + perPage)}>
        {t('office-shops:sold.older')}
      </OfficeButton>
    </nav>
  );
}
