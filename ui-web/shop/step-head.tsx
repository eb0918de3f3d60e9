import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type SaleStep, saleSteps } from './sale/sale-state.ts';
import styles from './shop.module.css';

/** The title of a screen of the till. It takes the focus, so that a screen reader says where its reader is. */
export function TillTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}

interface StepHeadProps {
  readonly step: SaleStep;
  readonly cancel: () => void;
}

/** Where the sale is, and the way out. */
export function StepHead({ step, cancel }: StepHeadProps) {
  const { t } = useSpeech();
  const place = saleSteps.indexOf(step);
  return (
    <div className={styles.steps}>
      <div className={styles.bar} aria-hidden="true">
        {saleSteps.map((one, n) => (
          <i key={one} data-done={n <= place || undefined} />
        ))}
      </div>
      <p>
        <span>{t('shop:step', { step: place + 1 })}</span>
        <Button look="text" size="short" onClick={cancel}>
          {t('shop:cancel')}
        </Button>
      </p>
    </div>
  );
}
