import { useCallback } from 'react';
import {
  type OpenedSettlement,
  type OwnSettlement,
  readOwnSettlementCall,
} from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from '../line-notice.tsx';
import { type ShopInside, useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { useOwnAnswer } from '../use-own-answer.ts';
import { euroWords } from '../words.ts';
import { SettledTable } from './settled-table.tsx';
import { SettlementFiles } from './settlement-files.tsx';
import { settlementReport } from './settlement-report.ts';
import { signedCents, usePaymentWords } from './payment-words.ts';

interface OneSettlementProps extends ShopInside {
  readonly named: OwnSettlement;
  readonly close: () => void;
}

/** One settlement of the shop, with all sales that it pays. */
export function OneSettlement({ own, named, signedOut, close }: OneSettlementProps) {
  const { t } = useSpeech();
  const { call, realm } = useShop();
  const { campaign, id } = named;
  const [answer, again] = useOwnAnswer(
    useCallback(
      () => call(readOwnSettlementCall, { realm, campaign, settlement: id }),
      [call, realm, campaign, id],
    ),
    signedOut,
  );
  const back = (
    <p>
      <Button look="text" onClick={close}>
        {t('shop-desk:one.back')}
      </Button>
    </p>
  );
  if (answer === null) return back;
  if (!isLeft(answer))
    return (
      <>
        {back}
        <OpenedShown own={own} opened={answer.right} />
      </>
    );
  return (
    <>
      {back}
      {answer.left.kind === 'notFound' ? <p>{t('shop-desk:one.unknown')}</p> : <LineNotice retry={again} />}
    </>
  );
}

interface OpenedProps {
  readonly opened: OpenedSettlement;
}

function OpenedShown({ own, opened }: OpenedProps & Pick<ShopInside, 'own'>) {
  const speech = useSpeech();
  const { t } = speech;
  const { timeZone } = useShop();
  const { period } = usePaymentWords();
  const { settlement, since, sales, takenBack } = opened;
  const isReturned = settlement.status === 'returned';
  return (
    <>
      <TillTitle>{period({ from: since, until: settlement.until })}</TillTitle>
      <p>
        <strong>{t(`shop-desk:payments.status.${settlement.status}`)}</strong>
      </p>
      {isReturned && (
        <Notice tone="warning">
          <p>{t('shop-desk:one.reason', { reason: settlement.reason })}</p>
          <p>{t('shop-desk:payments.returnedHelp')}</p>
        </Notice>
      )}
      <SettlementSums opened={opened} />
      <SampleSeen opened={opened} />
      <SettledTable title={t('shop-desk:one.sales')} sales={sales} />
      {sales.length === 0 && <p>{t('shop-desk:one.noSales')}</p>}
      <SettledTable
        title={t('shop-desk:one.takenBack')}
        help={t('shop-desk:one.takenBackHelp')}
        sales={takenBack}
      />
      <SettlementFiles
        name={`${t('shop-desk:file.name')}-${settlement.id}`}
        what={t('shop-desk:file.title', { id: settlement.id })}
        report={() => settlementReport({ own, opened, timeZone, speech })}
      />
    </>
  );
}

/** What was sold, what is taken off, and what is paid. */
function SettlementSums({ opened }: OpenedProps) {
  const { t } = useSpeech();
  const { settlement, sales, takenBack, corrections, late } = opened;
  const sumOf = (all: readonly { readonly amount: string }[]) =>
    sumOfMoney(all.map(({ amount }) => signedCents(amount)));
  const rows = [
    ['sales', sumOf(sales)],
    ['takenBack', cents(0 - sumOf(takenBack))],
    ['corrections', sumOf(corrections)],
    ['late', signedCents(late)],
  ] as const;
  return (
    <dl className={styles.lines}>
      {rows
        .filter(([name, amount]) => name === 'sales' || amount !== 0)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`shop-desk:one.${name}`)}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      <div>
        <dt>
          <strong>{t('shop-desk:one.total')}</strong>
        </dt>
        <dd>
          <b>{euroWords(settlement.amount)}</b>
        </dd>
      </div>
    </dl>
  );
}

/** The sales that people look at, and what they saw. */
function SampleSeen({ opened: { checks } }: OpenedProps) {
  const { t } = useSpeech();
  if (checks.length === 0) return null;
  const stateOf = (isRight: boolean | null) =>
    isRight === null ? 'waits' : isRight ? ('right' as const) : ('wrong' as const);
  return (
    <section className={styles.proof} aria-labelledby="checks">
      <h2 id="checks">{t('shop-desk:one.checks')}</h2>
      <PlainList>
        {checks.map(({ number, isRight, words }) => (
          <li key={number}>
            <strong>{number}</strong>: {t(`shop-desk:one.${stateOf(isRight)}`)}
            {words !== '' && ` · ${words}`}
          </li>
        ))}
      </PlainList>
    </section>
  );
}
