import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { QrCode } from '#ui-web/components/qr-code/qr-code.tsx';
import type { VoucherView } from './view-model.ts';
import styles from './vouchers.module.css';

interface SheetProps {
  readonly views: readonly VoucherView[];
  readonly town: string;
  /** Called for each code once it is drawn. */
  readonly onDrawn?: () => void;
}

/** The sheet that is printed: each voucher with its code and its letters. */
export function VoucherSheet({ views, town, onDrawn }: SheetProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.sheet} data-sheet="">
      <p className={styles.sheetHead}>
        <b>{views[0]?.campaign}</b>
        <small>{town}</small>
      </p>
      {views.map((view) => (
        <PaperVoucher key={view.id} view={view} onDrawn={onDrawn} />
      ))}
      <small>{t('vouchers:paper.money')}</small>
    </div>
  );
}

interface PaperProps {
  readonly view: VoucherView;
  readonly onDrawn: SheetProps['onDrawn'] | undefined;
}

function PaperVoucher({ view, onDrawn }: PaperProps) {
  const { t } = useSpeech();
  const letters = shownLetters(view.id);
  return (
    <div className={styles.paperVoucher}>
      <div>
        <b className={styles.paperFace}>{view.face}</b>
        <p>
          {view.line}. {view.minimum !== null && t('vouchers:paper.minimum', { amount: view.minimum })}
        </p>
        <p className={styles.letters}>{letters}</p>
      </div>
      {view.code !== null && (
        <QrCode text={view.code} label={t('vouchers:pass.code', { letters })} onDrawn={onDrawn} />
      )}
    </div>
  );
}
