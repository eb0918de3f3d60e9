import { useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type Told, ToldNotice } from '../parts/told-notice.tsx';
import { NewCode } from './new-code.tsx';
import { SalesToday } from './sales-today.tsx';
import { ShopActs } from './shop-acts.tsx';
import { ShopDeviceList } from './shop-devices.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { ShopHistory } from './shop-history.tsx';
import styles from './shops.module.css';
import { type ShopTrouble, useOneShop } from './use-shops.ts';

/** One shop: what it is, what can be done with it, its devices, its sales of today and its history. */
export function ShopPage({ shop }: { readonly shop: string }) {
  const { t } = useSpeech();
  const { answer, again, act, giveCode, endDevice, reverse } = useOneShop(shop);
  const [told, tell] = useState<Told | null>(null);
  const ended = (trouble: ShopTrouble | null, words: string) => {
    tell(
      trouble === null
        ? { isFault: false, words }
        : { isFault: true, words: t(`office-shops:trouble.${trouble}`) },
    );
    return trouble === null;
  };
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer)) {
    if (answer.left.kind === 'unknownShop')
      return (
        <EmptyState title={t('office-shops:unknown')}>
          <p>{t('office-shops:unknownText')}</p>
        </EmptyState>
      );
    return (
      <ErrorState title={t('office-shops:failed')} retry={{ text: t('office:again'), onClick: again }} />
    );
  }
  const { today, ...seen } = answer.right;
  return (
    <div className={styles.page}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{seen.shop.name}</h1>
        <p>
          <strong>{t(`office-shops:status.${seen.shop.status}`)}</strong>
        </p>
      </div>
      <ToldNotice told={told} />
      <ShopFacts seen={seen} />
      <ShopActs
        key={seen.shop.status}
        seen={seen}
        act={async (one, reason, most) => ended(await act(one, reason, most), t(`office-shops:done.${one}`))}
      />
      {seen.shop.status === 'authorised' && <NewCode shop={seen.shop.name} giveCode={giveCode} />}
      {seen.devices.length > 0 && (
        <ShopDeviceList
          devices={seen.devices}
          end={async (device) => void ended(await endDevice(device), t('office-shops:done.device'))}
        />
      )}
      {today !== null && (
        <SalesToday
          day={today}
          reverse={async (sale, campaign, reason) =>
            ended(await reverse(sale, campaign, reason), t('office-shops:done.reverse'))
          }
        />
      )}
      <ShopHistory steps={seen.steps} />
    </div>
  );
}
