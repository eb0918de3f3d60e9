import { useEffect, useState } from 'react';
import { reverseSaleCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { minutesUntil } from '../words.ts';

interface ReversalProps {
  readonly sale: SaleSeen;
  readonly label: string;
  readonly reversed: (sale: SaleSeen) => void;
  readonly signedOut: () => void;
}

/** How many minutes are left; counted again every few seconds. */
export function useMinutesLeft(until: string): number {
  const { now } = useShop();
  const [left, setLeft] = useState(() => minutesUntil(until, now()));
  useEffect(() => {
    const look = () => setLeft(minutesUntil(until, now()));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}

const knownTroubles = ['tooLate', 'settled', 'voucherOver', 'busy'];

/** Takes a sale back, after a question. It disappears when only staff can do it. */
export function Reversal({ sale, label, reversed, signedOut }: ReversalProps) {
  const { t } = useSpeech();
  const { call, realm } = useShop();
  const minutes = useMinutesLeft(sale.reversibleUntil);
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (sale.status !== 'finished' || (minutes === 0 && trouble === null)) return null;
  const reverse = async () => {
    const answer = await call(reverseSaleCall, { realm, sale: sale.id, body: { campaign: sale.campaign } });
    if (!isLeft(answer)) return reversed(answer.right);
    const refused = answer.left;
    if (refused.kind === 'shopNotAuthorised') return signedOut();
    const where = refused.kind === 'reversalRefused' ? (refused.where ?? '') : '';
    if (where === 'busy' || !knownTroubles.includes(where)) return setTrouble(t('shop:refused.line'));
    return setTrouble(t(`shop:done.${where}`));
  };
  return (
    <div className={styles.acts}>
      {trouble !== null && (
        <Notice tone="error" live="assertive">
          <p>{trouble}</p>
        </Notice>
      )}
      {isAsked ? (
        <div role="group" aria-label={t('shop:done.sure', { number: sale.number })} className={styles.acts}>
          <p>
            <strong>{t('shop:done.sure', { number: sale.number })}</strong>
            <br />
            {t('shop:done.sureWords')}
          </p>
          <Button ref={(button) => button?.focus()} look="outline" wide onClick={() => void reverse()}>
            {t('shop:done.yes')}
          </Button>
          <Button look="text" wide onClick={() => setAsked(false)}>
            {t('shop:done.no')}
          </Button>
        </div>
      ) : (
        <p>
          <Button look="text" size="short" onClick={() => setAsked(true)}>
            {label.replace('{minutes}', String(minutes))}
          </Button>
        </p>
      )}
    </div>
  );
}
