import { Button } from '#ui-web/components/button/button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { VoucherView } from './view-model.ts';
import { VoucherSheet } from './voucher-sheet.tsx';
import styles from './vouchers.module.css';

/** The vouchers on paper, which is worth the same; printed, the page is this alone. */
export function VoucherPaper({ views }: { readonly views: readonly VoucherView[] }) {
  const { t, said } = useSpeech();
  const { site } = usePlace();
  return (
    <div className={styles.paperPart}>
      <h3>{t('vouchers:paper.title')}</h3>
      <p>{t('vouchers:paper.note')}</p>
      <VoucherSheet views={views} town={said(site.name).text} />
      <p>
        <Button look="outline" icon="print" onClick={() => window.print()}>
          {t('vouchers:paper.print', { count: views.length })}
        </Button>
      </p>
    </div>
  );
}
