import type { OwnSettlement } from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type ShopInside, useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { euroWords } from '../words.ts';
import { listReport } from './settlement-report.ts';
import { SettlementFiles } from './settlement-files.tsx';
import { paidByCampaign, usePaymentWords } from './payment-words.ts';

interface SettlementListProps extends Pick<ShopInside, 'own'> {
  readonly settlements: readonly OwnSettlement[];
  readonly open: (settlement: OwnSettlement) => void;
}

/** What the shop was paid, the latest first, and as files. */
export function SettlementList({ own, settlements, open }: SettlementListProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = useShop();
  if (settlements.length === 0)
    return (
      <>
        <TillTitle>{t('shop-desk:payments.title')}</TillTitle>
        <p>{t('shop-desk:payments.none')}</p>
      </>
    );
  return (
    <>
      <TillTitle>{t('shop-desk:payments.title')}</TillTitle>
      <PlainList className={styles.settlements}>
        {settlements.map((one) => (
          <li key={`${one.campaign} ${one.id}`}>
            <SettlementRow settlement={one} open={() => open(one)} />
          </li>
        ))}
      </PlainList>
      <PaidSums settlements={settlements} />
      <SettlementFiles
        name={t('shop-desk:file.list')}
        what={t('shop-desk:payments.all')}
        report={() => listReport({ own, settlements, timeZone, speech })}
      />
      <p className="note">{t('shop:day.account', { end: own.ibanEnd })}</p>
    </>
  );
}

interface SettlementRowProps {
  readonly settlement: OwnSettlement;
  readonly open: () => void;
}

/** One settlement: of which time, how much, and what became of it. */
function SettlementRow({ settlement, open }: SettlementRowProps) {
  const { t, said } = useSpeech();
  const { period, sample, carried, borne } = usePaymentWords();
  const time = period(settlement);
  const facts = [sample(settlement), carried(settlement), borne(settlement)].filter((one) => one !== null);
  return (
    <>
      <p className={styles.settlement}>
        <Button look="text" aria-label={t('shop-desk:payments.open', { period: time })} onClick={open}>
          {time}
        </Button>
        <b>{euroWords(settlement.amount)}</b>
      </p>
      <StatusWords settlement={settlement} />
      {facts.map((one) => (
        <p key={one} className="note">
          {one}
        </p>
      ))}
      <p className="note">
        <Words of={said(settlement.title)} />
      </p>
    </>
  );
}

/** What became of it; why, if the bank gave it back. */
function StatusWords({ settlement: { status, reason } }: Pick<SettlementRowProps, 'settlement'>) {
  const { t } = useSpeech();
  return (
    <p className={status === 'returned' ? styles.fault : 'note'}>
      {t(`shop-desk:payments.status.${status}`)}
      {reason !== '' && ` · ${reason}`}
    </p>
  );
}

/** What was paid in each campaign. */
function PaidSums({ settlements }: Pick<SettlementListProps, 'settlements'>) {
  const { t, said } = useSpeech();
  return (
    <dl className={styles.lines}>
      {paidByCampaign(settlements).map(({ campaign, title, paid }) => (
        <div key={campaign}>
          <dt>{t('shop-desk:payments.paid', { title: said(title).text })}</dt>
          <dd>
            <b>{formatMoney(paid)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
