import { useState } from 'react';
import type { Report } from '#application/reports/report.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../shop.module.css';
import type { FileFormat } from './save-report.ts';

const formats: readonly FileFormat[] = ['CSV', 'XLSX', 'PDF'];

interface SettlementFilesProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** What it holds, for those who hear the button. */
  readonly what: string;
  readonly report: () => Report;
}

/** The same table as files; what writes them is loaded when one is asked for. */
export function SettlementFiles({ name, what, report }: SettlementFilesProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const [told, tell] = useState<{ readonly isFault: boolean; readonly words: string } | null>(null);
  const save = async (format: FileFormat) => {
    setBusy(format);
    tell(null);
    try {
      const { saveReport } = await import('./save-report.ts');
      await saveReport(report(), { format, name, speech });
      tell({ isFault: false, words: t('shop-desk:payments.saved', { format }) });
    } catch {
      tell({ isFault: true, words: t('shop-desk:payments.failed') });
    }
    setBusy(null);
  };
  return (
    <section className={styles.proof} aria-labelledby="files">
      <h2 id="files">{t('shop-desk:payments.files')}</h2>
      <div className={styles.row}>
        {formats.map((format) => (
          <Button
            key={format}
            look="outline"
            size="short"
            icon="download"
            busy={busy === format}
            aria-label={t('shop-desk:payments.save', { format, what })}
            onClick={() => void save(format)}
          >
            {format}
          </Button>
        ))}
      </div>
      <p role={told?.isFault === true ? 'alert' : 'status'}>{told?.words}</p>
    </section>
  );
}
