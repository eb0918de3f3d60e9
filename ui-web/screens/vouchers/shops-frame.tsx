import type { ReactNode } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './vouchers.module.css';

interface FrameProps {
  /** How many shops there are, in words. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** The title of where vouchers are used, to which links lead, around the shops. */
export function ShopsFrame({ count, children }: FrameProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.row} aria-labelledby="donde">
      <div className={styles.head}>
        <h2 id="donde" tabIndex={-1}>
          {t('vouchers:where.title')}
        </h2>
        {count !== undefined && <p>{count}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}

/** What stands there until the reader comes near. */
export function ShopsComing() {
  const { t } = useSpeech();
  return (
    <ShopsFrame>
      <LoadingList title={t('vouchers:where.loading')} />
    </ShopsFrame>
  );
}
