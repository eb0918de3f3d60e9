import { useCallback, useEffect, useState } from 'react';
import type { PickupAnswer } from '#adapters/wire/showcase/pickup.ts';
import { handPickupCall, listPickupsCall } from '#adapters/wire/showcase/shop-pickups.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import styles from './listing.module.css';
import { useOwnAnswer } from '../use-own-answer.ts';

/** Milliseconds after which the list is asked for again while it is open. */
const askedEvery = 30_000;

/** What people asked the shop to set aside: those that wait first. */
export function PickupList({ signedOut }: { readonly signedOut: () => void }) {
  const { t } = useSpeech();
  const { call, realm } = useShop();
  const ask = useCallback(() => call(listPickupsCall, { realm }), [call, realm]);
  const [answer, again] = useOwnAnswer(ask, signedOut);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const timer = setInterval(again, askedEvery);
    return () => clearInterval(timer);
  }, [again]);
  const hand = async ({ id }: PickupAnswer) => {
    const done = await call(handPickupCall, { realm, body: { id } });
    setFailed(isLeft(done));
    again();
  };
  if (answer === null || isLeft(answer)) return null;
  const items = answer.right.items.toSorted(
    (a, b) => Number(b.state === 'waits') - Number(a.state === 'waits'),
  );
  return (
    <section className="stack stretch" aria-labelledby="pickups">
      <h2 id="pickups">{t('shop-desk:pickups.title')}</h2>
      {hasFailed && (
        <Notice tone="error" live="assertive">
          <p>{t('shop-desk:pickups.failed')}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <p className="note">{t('shop-desk:pickups.none')}</p>
      ) : (
        <PlainList className={styles.pickups}>
          {items.map((one) => (
            <PickupRow key={one.id} pickup={one} hand={() => void hand(one)} />
          ))}
        </PlainList>
      )}
    </section>
  );
}

interface RowProps {
  readonly pickup: PickupAnswer;
  readonly hand: () => void;
}

function PickupRow({ pickup, hand }: RowProps) {
  const { t, said, language } = useSpeech();
  const { timeZone } = useShop();
  const { pieces, name, letters, until, state } = pickup;
  const title = said(pickup.titles ?? pickup.title).text;
  const at = Date.parse(until);
  const time = formatClock(at, timeZone, language);
  return (
    <li>
      <b>{t('shop-desk:pickups.what', { title, n: String(pieces) })}</b>
      <p>{t('shop-desk:pickups.for', { name, letters })}</p>
      {state === 'waits' ? (
        <>
          <p className="note">
            {t('shop-desk:pickups.until', { day: formatWeekday(dayAt(at, timeZone), language), time })}
          </p>
          <Button look="outline" size="short" onClick={hand}>
            {t('shop-desk:pickups.hand')}
            <span className="visually-hidden"> {t('shop-desk:pickups.handFor', { name })}</span>
          </Button>
        </>
      ) : (
        <p className="note">{t(`shop-desk:pickups.state.${state}`)}</p>
      )}
    </li>
  );
}
