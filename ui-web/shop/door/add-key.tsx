import { useState } from 'react';
import { addShopKeyCall, askForShopKeyCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';

interface AddKeyProps {
  readonly go: (shop: OwnShop | null) => void;
}

/** Offers a passkey to a device that came in with a paper code. */
export function AddKey({ go }: AddKeyProps) {
  const { t } = useSpeech();
  const { call, realm, passkeys } = useShop();
  const [isFailed, setFailed] = useState(false);
  const add = async (): Promise<OwnShop | null> => {
    const options = await call(askForShopKeyCall, { realm });
    if (isLeft(options)) return null;
    const made = await passkeys.make(options.right);
    if (isLeft(made)) return null;
    const answer = await call(addShopKeyCall, { realm, body: { answer: made.right } });
    return isLeft(answer) ? null : answer.right;
  };
  const press = async () => {
    const shop = await add();
    if (shop === null) setFailed(true);
    else go(shop);
  };
  return (
    <>
      <TillTitle>{t('shop:addKey.title')}</TillTitle>
      <p>{t('shop:addKey.words')}</p>
      {isFailed && (
        <Notice tone="warning" live="assertive">
          <p>{t('shop:addKey.failed')}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button wide icon="lock" onClick={() => void press()}>
          {t('shop:addKey.add')}
        </Button>
        <Button wide look="outline" onClick={() => go(null)}>
          {t('shop:addKey.later')}
        </Button>
      </div>
    </>
  );
}
