import { type FormEvent, useRef, useState } from 'react';
import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../shop.module.css';
import { TillTitle } from '../step-head.tsx';
import { type PriceProblem, priceProblem, type SaleDraft, sumsOf } from './sale-state.ts';

interface PriceStepProps {
  readonly draft: SaleDraft;
  readonly change: (part: Partial<SaleDraft>) => void;
  readonly next: () => void;
}

/** What is wrong with a price, in words. */
export function usePriceWords(): (problem: PriceProblem, uses: number) => string {
  const { t } = useSpeech();
  return (problem, uses) => {
    if (problem.kind === 'comma') return t('shop:price.comma', { offered: problem.offered });
    if (problem.kind === 'above') return t('shop:price.above', { amount: formatMoney(problem.amount) });
    if (problem.kind !== 'below') return t(`shop:price.${problem.kind}`);
    const { needed, missing } = problem;
    return t('shop:price.below', {
      count: uses,
      needed: formatMoney(needed),
      missing: formatMoney(missing),
    });
  };
}

/** What the purchase costs, with a point. A comma is not guessed: the price with a point is offered. */
export function PriceStep({ draft, change, next }: PriceStepProps) {
  const { t } = useSpeech();
  const words = usePriceWords();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = priceProblem(draft);
  const { uses } = sumsOf(draft);
  const go = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) next();
    else form.current?.querySelector('input')?.focus();
  };
  const fewer = problem?.kind === 'below' ? problem.fewer : null;
  return (
    <>
      <TillTitle>{t('shop:price.title')}</TillTitle>
      <form ref={form} className={styles.acts} onSubmit={go} noValidate>
        <div className={styles.price}>
          <TextField
            label={t('shop:price.label')}
            hint={t('shop:price.hint')}
            error={isTried && problem !== null ? words(problem, uses) : undefined}
            width="100%"
            inputMode="decimal"
            autoComplete="off"
            value={draft.price}
            onChange={(price) => {
              setTried(false);
              change({ price });
            }}
          />
        </div>
        {isTried && problem?.kind === 'comma' && (
          <Button wide icon="check" onClick={() => change({ price: problem.offered })}>
            {t('shop:price.put', { offered: problem.offered })}
          </Button>
        )}
        {isTried && fewer !== null && (
          <Button
            wide
            onClick={() => change({ lines: draft.lines.map((line) => ({ ...line, uses: fewer })) })}
          >
            {t('shop:price.useFewer', { count: fewer })}
          </Button>
        )}
        <Button type="submit" wide look={isTried && problem !== null ? 'outline' : 'primary'}>
          {t('shop:next')}
        </Button>
      </form>
    </>
  );
}
