import { useState } from 'react';
import type { PickupAnswer } from '#adapters/wire/showcase/pickup.ts';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../showcase.module.css';
import { asideWords } from '../words.ts';
import { pickupFailureKey } from './failure-key.ts';
import type { PickupsOfDevice } from './use-pickups.ts';

interface OwnProps {
  readonly pickups: PickupsOfDevice;
  readonly shops: readonly PublicListing[];
  readonly now: number;
}

/** What these shops have set aside for this device. */
export function OwnPickups({ pickups, shops, now }: OwnProps) {
  const { t } = useSpeech();
  const own = pickups.own.filter(({ shop }) => shops.some(({ id }) => id === shop));
  if (own.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="guardado">
      <div className={styles.head}>
        <h2 id="guardado" tabIndex={-1}>
          {t('showcase:aside.title')}
        </h2>
        <p>{t('showcase:aside.hint')}</p>
      </div>
      <PlainList className={styles.own}>
        {own.map((one) => (
          <OwnPickup
            key={one.id}
            pickup={one}
            shop={shops.find(({ id }) => id === one.shop)?.name ?? ''}
            pickups={pickups}
            now={now}
          />
        ))}
      </PlainList>
    </section>
  );
}

interface OneProps extends Pick<OwnProps, 'pickups' | 'now'> {
  readonly pickup: PickupAnswer;
  readonly shop: string;
}

function OwnPickup({ pickup, shop, pickups, now }: OneProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const zone = usePlace().site.timeZone;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { pieces, name, letters, until } = pickup;
  const title = said(pickup.titles ?? pickup.title).text;
  const state = pickup.state === 'waits' && Date.parse(until) <= now ? 'lapsed' : pickup.state;
  const giveBack = async () => {
    setBusy(true);
    setFailure(await pickups.giveBack(pickup));
    setBusy(false);
  };
  return (
    <li>
      <b>{t('showcase:aside.what', { title, count: pieces, n: formatCount(pieces) })}</b>
      <p>{t('showcase:aside.whose', { shop, name })}</p>
      {state === 'waits' ? (
        <>
          <p className={styles.letters}>{letters}</p>
          <p>
            <strong>{asideWords(until, { now, zone }, speech)}</strong> {t('showcase:aside.pay')}
          </p>
          <Button look="outline" size="short" busy={isBusy} onClick={() => void giveBack()}>
            {t('showcase:aside.back')}
          </Button>
        </>
      ) : (
        <>
          <p>{t(`showcase:aside.state.${state}`)}</p>
          <Button look="text" size="short" onClick={() => pickups.forget(pickup)}>
            {t('showcase:aside.forget')}
          </Button>
        </>
      )}
      {failure !== null && (
        <Notice tone="error" live="assertive">
          <p>{t(pickupFailureKey(failure))}</p>
        </Notice>
      )}
    </li>
  );
}
