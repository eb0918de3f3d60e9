import { useState } from 'react';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { dayAndClock } from '#ui-web/device/clock-words.ts';
import { euroWords } from '../words.ts';
import {
  type ChosenLine,
  notAddable,
  type SeenVoucher,
  usableIn,
  usesLeft,
  voucherOf,
} from './sale-state.ts';

interface ChooseStepProps {
  readonly looked: SeenVouchers;
  /** What is in the sale already: another voucher is added to it. */
  readonly lines: readonly ChosenLine[];
  readonly isMore: boolean;
  readonly choose: (line: ChosenLine) => void;
  readonly without: () => void;
}

interface UnusableVoucherProps {
  readonly looked: SeenVouchers;
  readonly other: () => void;
  readonly rest: (() => void) | null;
}

const lookedFor = ({ vouchers, voucher }: SeenVouchers) => vouchers.find(({ id }) => id === voucher);

/** Why nothing of a voucher, or of its campaign, can be used, in words. */
function useSpentWords(looked: SeenVouchers): string {
  const { t, language } = useSpeech();
  const { timeZone } = useShop();
  const { state } = looked.campaign;
  const voucher = lookedFor(looked);
  if (state !== 'open') return t(`shop:closed.${state}`);
  if (voucher?.status === 'cancelled') return t('shop:spent.returned');
  if (voucher?.status === 'expired' || voucher?.status === 'held') return t(`shop:spent.${voucher.status}`);
  // Without a line it is not known when.
  if (voucher?.usedAt == null) return t('shop:line.spent');
  return t('shop:spent.at', { when: dayAndClock(voucher.usedAt, timeZone, language) });
}

/** Why nothing of this voucher, or of its campaign, can be used. */
export function UnusableVoucher({ looked, other, rest }: UnusableVoucherProps) {
  const { t } = useSpeech();
  const words = useSpentWords(looked);
  const { state } = looked.campaign;
  const isUsed = state === 'open' && lookedFor(looked)?.status === 'used';
  return (
    <>
      <TillTitle>{t(isUsed ? 'shop:spent.title' : 'shop:spent.unusable')}</TillTitle>
      <Notice tone="error" live="assertive">
        <p>
          <strong>{words}</strong>
        </p>
      </Notice>
      {state === 'open' && <p>{t('shop:spent.help')}</p>}
      <SpentActs other={other} rest={rest} />
    </>
  );
}

/** The other vouchers of the same order, or another one. */
function SpentActs({ other, rest }: Omit<UnusableVoucherProps, 'looked'>) {
  const { t } = useSpeech();
  return (
    <div className={styles.acts}>
      {rest !== null && (
        <Button wide onClick={rest}>
          {t('shop:spent.rest')}
        </Button>
      )}
      <Button wide look={rest === null ? 'primary' : 'outline'} onClick={other}>
        {t('shop:spent.other')}
      </Button>
    </div>
  );
}

/** Which voucher, and how many of its uses. */
export function ChooseStep({ looked, lines, isMore, choose, without }: ChooseStepProps) {
  const { t, said } = useSpeech();
  const usable = usableIn(looked);
  const addable = isMore ? usable.filter(({ id }) => notAddable(looked, lines, id) === null) : usable;
  const [chosen, setChosen] = useState((isMore ? addable[0]?.id : lines[0]?.voucher) ?? addable[0]?.id ?? '');
  const [uses, setUses] = useState(isMore ? 1 : (lines[0]?.uses ?? 1));
  const found = voucherOf(looked, chosen);
  const detail = (voucher: SeenVoucher, minimum: string) => {
    const why = isMore ? notAddable(looked, lines, voucher.id) : null;
    if (why !== null) return t(`shop:choose.${why}`);
    return t('shop:choose.left', { count: usesLeft(voucher), minimum: euroWords(minimum) });
  };
  const options = usable.flatMap((voucher) => {
    const type = voucherOf(looked, voucher.id)?.type;
    if (type === undefined) return [];
    const disabled = isMore && notAddable(looked, lines, voucher.id) !== null;
    const { text, lang } = said(type.title);
    return [{ value: voucher.id, title: { text, lang }, detail: detail(voucher, type.minimum), disabled }];
  });
  const most = found === null ? 1 : usesLeft(found.voucher);
  return (
    <>
      <TillTitle>{t(isMore ? 'shop:choose.more' : 'shop:choose.title')}</TillTitle>
      <ChoiceGroup
        kind="radio"
        name="voucher"
        legend={t('shop:choose.legend')}
        legendHidden
        hint={addable.length === 0 ? t('shop:choose.none') : t('shop:choose.note')}
        options={options}
        selected={addable.length === 0 ? [] : [chosen]}
        onChange={([id]) => {
          setChosen(id ?? chosen);
          setUses(1);
        }}
      />
      {found !== null && most > 1 && addable.length > 0 && (
        <UsesCounter uses={uses} most={most} face={euroWords(found.type.face)} change={setUses} />
      )}
      <div className={styles.acts}>
        {addable.length > 0 && (
          <Button wide onClick={() => choose({ voucher: chosen, uses: Math.min(uses, most) })}>
            {t(isMore ? 'shop:choose.add' : 'shop:next')}
          </Button>
        )}
        {isMore && (
          <Button wide look="outline" onClick={without}>
            {t('shop:choose.without')}
          </Button>
        )}
      </div>
    </>
  );
}

interface UsesCounterProps {
  readonly uses: number;
  readonly most: number;
  readonly face: string;
  readonly change: (uses: number) => void;
}

/** How many uses of the voucher the sale takes. */
function UsesCounter({ uses, most, face, change }: UsesCounterProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.count} role="group" aria-labelledby="uses">
      <p>
        <strong id="uses">{t('shop:choose.number')}</strong>
        <br />
        <span className="note">{t('shop:choose.each', { count: uses, face })}</span>
      </p>
      <div>
        <Button
          look="outline"
          aria-label={t('shop:choose.fewer')}
          icon="minus"
          busy={uses <= 1}
          onClick={() => change(uses - 1)}
        />
        <output aria-live="polite">{uses}</output>
        <Button
          look="outline"
          aria-label={t('shop:choose.another')}
          icon="plus"
          busy={uses >= most}
          onClick={() => change(uses + 1)}
        />
      </div>
    </div>
  );
}
