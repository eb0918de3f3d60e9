import { type FormEvent, useState } from 'react';
import { askShopToSignInCall, signShopInCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { startShopDeviceCall } from '#adapters/wire/vouchers/shops/start-shop-device.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { sayOutStill } from '../offline/signed-out.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';

type Trouble = 'refused' | 'keyFailed' | 'wait' | 'line';

interface ShopDoorProps {
  /** Whether somebody tried to work here without being signed in, or was signed in before. */
  readonly isRefused: boolean;
  readonly inside: (shop: OwnShop) => void;
}

/** Signs in, by passkey or by paper code. */
function useDoor({ isRefused, inside }: ShopDoorProps) {
  const means = useShop();
  const { call, realm, passkeys } = means;
  const [trouble, setTrouble] = useState<Trouble | null>(isRefused ? 'refused' : null);
  const [isBusy, setBusy] = useState(false);
  const withKey = async () => {
    setBusy(true);
    if (!(await sayOutStill(means))) return setTrouble('line');
    const options = await call(askShopToSignInCall, { realm });
    if (isLeft(options)) return setTrouble('line');
    const used = await passkeys.use(options.right);
    if (isLeft(used)) return setTrouble('keyFailed');
    const answer = await call(signShopInCall, { realm, body: { answer: used.right } });
    if (!isLeft(answer)) return inside(answer.right);
    return setTrouble(answer.left.kind === 'shopNotAuthorised' ? 'refused' : 'line');
  };
  const withCode = async (taxNumber: string, code: string) => {
    setBusy(true);
    if (!(await sayOutStill(means))) return setTrouble('line');
    const answer = await call(startShopDeviceCall, { realm, body: { taxNumber, code } });
    if (!isLeft(answer)) return inside(answer.right);
    if (answer.left.kind === 'tooManyAttempts') return setTrouble('wait');
    return setTrouble(answer.left.kind === 'shopNotAuthorised' ? 'refused' : 'line');
  };
  return {
    trouble,
    isBusy,
    withKey: () => void withKey().finally(() => setBusy(false)),
    withCode: (taxNumber: string, code: string) =>
      void withCode(taxNumber, code).finally(() => setBusy(false)),
  };
}

/** The door of the till: a shop comes in with a passkey, or with a code that staff printed for it. */
export function ShopDoor(props: ShopDoorProps) {
  const { t } = useSpeech();
  const { trouble, isBusy, withKey, withCode } = useDoor(props);
  const [isCode, setCode] = useState(false);
  return (
    <>
      <TillTitle>{t('shop:door.title')}</TillTitle>
      {trouble !== null && (
        <Notice tone="error" live="assertive">
          <p>
            <strong>{t(`shop:door.${trouble}`)}</strong>
          </p>
        </Notice>
      )}
      {isCode ? (
        <CodeForm isBusy={isBusy} withCode={withCode} back={() => setCode(false)} />
      ) : (
        <div className={styles.acts}>
          <Button wide icon="lock" busy={isBusy} onClick={withKey}>
            {t('shop:door.key')}
          </Button>
          <Button wide look="outline" onClick={() => setCode(true)}>
            {t('shop:door.code')}
          </Button>
        </div>
      )}
      <p>
        <a href={`/bonos/tienda/alta${window.location.search}`}>{t('shop:door.apply')}</a>
      </p>
    </>
  );
}

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly withCode: (taxNumber: string, code: string) => void;
  readonly back: () => void;
}

/** The tax number of the shop, and the code on its paper. */
function CodeForm({ isBusy, withCode, back }: CodeFormProps) {
  const { t } = useSpeech();
  const [taxNumber, setTaxNumber] = useState('');
  const [code, setLetters] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    withCode(taxNumber, code);
  };
  return (
    <form className={styles.acts} onSubmit={enter} noValidate>
      <p>{t('shop:door.codeHint')}</p>
      <TextField
        label={t('shop:door.nif')}
        width="100%"
        autoComplete="off"
        value={taxNumber}
        onChange={setTaxNumber}
      />
      <div className={styles.code}>
        <TextField
          label={t('shop:door.letters')}
          hint={t('shop:door.lettersHint')}
          width="100%"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={setLetters}
        />
      </div>
      <Button type="submit" wide busy={isBusy}>
        {t('shop:door.enter')}
      </Button>
      <Button wide look="outline" onClick={back}>
        {t('shop:back')}
      </Button>
    </form>
  );
}
