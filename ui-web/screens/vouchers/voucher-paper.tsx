import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { QrCode } from './qr-code.tsx';
import type { VoucherView } from './view-model.ts';
import styles from './vouchers.module.css';

/** The vouchers on paper, which is worth the same; printed, the page is this alone. */
export function VoucherPaper({ views }: { readonly views: readonly VoucherView[] }) {
  const { t, said } = useSpeech();
  const { site } = usePlace();
  return (
    <div className={styles.paperPart}>
      <h3>{t('vouchers:paper.title')}</h3>
      <p>{t('vouchers:paper.note')}</p>
      <div className={styles.sheet} data-sheet="">
        <p className={styles.sheetHead}>
          <b>{views[0]?.campaign}</b>
          <small>{said(site.name).text}</small>
        </p>
        {views.map((view) => (
          <PaperVoucher key={view.id} view={view} />
        ))}
        <small>{t('vouchers:paper.money')}</small>
      </div>
      <p>
        <Button look="outline" icon="print" onClick={() => window.print()}>
          {t('vouchers:paper.print', { count: views.length })}
        </Button>
      </p>
    </div>
  );
}

function PaperVoucher({ view }: { readonly view: VoucherView }) {
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
      {view.code !== null && <QrCode text={view.code} label={t('vouchers:pass.code', { letters })} />}
    </div>
  );
}
