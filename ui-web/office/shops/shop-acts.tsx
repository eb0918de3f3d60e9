import { useState } from 'react';
import type { ShopAct } from '#domain/vouchers/shops/act-on-shop.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';

interface ShopActsProps {
  readonly seen: SeenShop;
  readonly act: (act: ShopAct, reason: string, most: string | null) => Promise<boolean>;
}

/** What can be done with the shop now. All but the first authorisation ask why. */
export function ShopActs({ seen: { shop }, act }: ShopActsProps) {
  const { t } = useSpeech();
  const [chosen, choose] = useState<ShopAct | null>(null);
  const words = (one: ShopAct) => {
    if (one === 'authorise' && shop.status !== 'applied')
      return t(shop.status === 'suspended' ? 'office-shops:act.resume' : 'office-shops:act.change');
    return t(
      one === 'leave' && shop.status === 'applied' ? 'office-shops:act.refuse' : `office-shops:act.${one}`,
    );
  };
  if (shop.acts.length === 0) return <p className="note">{t('office-shops:gone')}</p>;
  return (
    <section className={styles.part} aria-labelledby="shop-acts">
      <h2 id="shop-acts">{t('office-shops:acts')}</h2>
      <div className={styles.acts}>
        {shop.acts.map((one) => (
          <OfficeButton
            key={one}
            look={one === 'authorise' && shop.status !== 'authorised' ? 'full' : 'outline'}
            aria-pressed={chosen === one}
            onClick={() => choose(one)}
          >
            {words(one)}
          </OfficeButton>
        ))}
      </div>
      {chosen !== null && (
        <ActForm
          key={chosen}
          act={chosen}
          words={words(chosen)}
          shop={shop}
          confirm={async (reason, most) => {
            if (await act(chosen, reason, most)) choose(null);
          }}
          cancel={() => choose(null)}
        />
      )}
    </section>
  );
}

interface ActFormProps {
  readonly act: ShopAct;
  readonly words: string;
  readonly shop: SeenShop['shop'];
  readonly confirm: (reason: string, most: string | null) => Promise<void>;
  readonly cancel: () => void;
}

/** Why, and for an authorisation how much the shop can be paid. */
function ActForm({ act, words, shop, confirm, cancel }: ActFormProps) {
  const { t } = useSpeech();
  const [reason, setReason] = useState('');
  const [most, setMost] = useState(shop.most ?? '');
  const [isBusy, setBusy] = useState(false);
  const isFirst = shop.status === 'applied' && act === 'authorise';
  const send = async () => {
    setBusy(true);
    await confirm(reason, act === 'authorise' && most.trim() !== '' ? most.trim() : null);
    setBusy(false);
  };
  return (
    <div className={styles.part}>
      {act === 'authorise' && (
        <TextField
          label={t('office-shops:mostLabel')}
          hint={t('office-shops:mostHint')}
          optional={t('office-shops:optional')}
          inputMode="decimal"
          value={most}
          onChange={setMost}
        />
      )}
      <TextField
        label={t('office-shops:reason')}
        hint={t(act === 'leave' ? 'office-shops:leaveHint' : 'office-shops:reasonHint')}
        {...(isFirst && { optional: t('office-shops:optional') })}
        multiline={2}
        width="100%"
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.acts}>
        <OfficeButton busy={isBusy} onClick={() => void send()}>
          {t('office-shops:confirm', { act: words })}
        </OfficeButton>
        <OfficeButton look="text" onClick={cancel}>
          {t('office-shops:cancel')}
        </OfficeButton>
      </div>
    </div>
  );
}
