import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { type TillLine, useLine } from './line-context.ts';
import { allowanceLeft, sumOfUnsent } from './prepared-till.ts';
import { BroughtNotice } from './brought-notice.tsx';

/** What is left without a line, campaign by campaign. */
function useAllowanceWords({ prepared, unsent }: TillLine): readonly string[] {
  const { t } = useSpeech();
  const { timeZone, now } = useShop();
  if (prepared === null) return [];
  return prepared.campaigns.flatMap((campaign) => {
    const left = allowanceLeft(prepared, campaign.id, { unsent, now: now() });
    if (left === null) return [];
    const until = clockOf(left.until, timeZone);
    const values = { count: left.vouchers, amount: formatMoney(left.amount), until };
    const words = t(left.vouchers === 0 || left.amount === 0 ? 'shop:line.usedUp' : 'shop:line.left', values);
    return [`${words} ${t(`shop:line.bears.${campaign.bearer}`)}`];
  });
}

/** Whether there is a line, what can be taken without it, and what waits for it. */
export function LineBanner() {
  const line = useLine();
  const { awaySince, unsent, isSyncing, sync } = line;
  const { t } = useSpeech();
  const { timeZone } = useShop();
  const words = useAllowanceWords(line);
  const isAway = awaySince !== null;
  const since = isAway ? clockOf(new Date(awaySince).toISOString(), timeZone) : '';
  return (
    <>
      <BroughtNotice />
      {(isAway || unsent.length > 0) && (
        <Notice
          tone={isAway ? 'warning' : 'info'}
          live="polite"
          actions={
            <Button look="outline" size="short" busy={isSyncing} onClick={sync}>
              {t(isAway ? 'shop:line.try' : 'shop:line.bring')}
            </Button>
          }
        >
          {isAway && (
            <p>
              <strong>{t('shop:line.away', { since })}</strong>
            </p>
          )}
          {isAway &&
            (words.length === 0 ? [t('shop:line.none')] : words).map((one) => <p key={one}>{one}</p>)}
          <UnsentWords unsent={unsent} />
        </Notice>
      )}
      {!isAway && unsent.length === 0 && words.length > 0 && (
        <details className={styles.spare}>
          <summary>{t('shop:line.spare')}</summary>
          {words.map((one) => (
            <p key={one} className="note">
              {one}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

/** How many sales wait, and what they come to. */
export function UnsentWords({ unsent }: Pick<TillLine, 'unsent'>) {
  const { t } = useSpeech();
  if (unsent.length === 0) return null;
  const amount = formatMoney(sumOfUnsent(unsent).amount);
  return <p>{t('shop:line.unsent', { count: unsent.length, amount })}</p>;
}
