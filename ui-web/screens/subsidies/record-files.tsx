import { useState } from 'react';
import type { Report } from '#application/reports/report.ts';
import { text } from '#application/reports/report.ts';
import { fitsInBrowser } from '#application/reports/workbook-room.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePageOrigin, withOrigin } from '#ui-web/screens/tables/file-origin.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

interface RecordFilesProps {
  /** Without the file extension, which depends on the format. */
  readonly name: string;
  /** Made when a file is asked for. Its headings are those of the specification. */
  readonly report: () => Report;
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The records as downloads, written here from what is on the page. Separated files have the specification's headings
 * in every language, since programs read them; workbooks have them in the reader's language.
 */
export function RecordFiles({ name, report }: RecordFilesProps) {
  const speech = useSpeech();
  const { t } = speech;
  const originNow = usePageOrigin();
  const { workbookIn } = usePlace().council;
  const [making, setMaking] = useState<'no' | 'busy' | 'failed' | 'tooLong'>('no');

  const saveCsv = () => {
    const { columns, rows } = report().table;
    saveBytes(`${name}.csv`, csvOf([columns.map(text), ...rows]), 'text/csv;charset=utf-8');
  };
  const saveWorkbook = async () => {
    const whole = report();
    if (!fitsInBrowser(whole)) return setMaking('tooLong');
    setMaking('busy');
    try {
      const writer = workbookIn((key) => t(`records:file.${key}`, { defaultValue: key }));
      saveBytes(`${name}.xlsx`, await writer.write(await withOrigin(whole, originNow(), speech)), workbook);
      setMaking('no');
    } catch {
      // The script that writes it is loaded now, and the network may be down.
      setMaking('failed');
    }
  };
  const props = (format: string) =>
    ({
      look: 'text',
      size: 'short',
      icon: 'download',
      'aria-label': t('records:downloadIn', { format }),
    }) as const;
  return (
    <div className={styles.files}>
      <div className="actions">
        <span className="note">{t('records:download')}</span>
        <Button {...props('XLSX')} busy={making === 'busy'} onClick={() => void saveWorkbook()}>
          XLSX
        </Button>
        <Button {...props('CSV')} onClick={saveCsv}>
          CSV
        </Button>
      </div>
      {(making === 'failed' || making === 'tooLong') && (
        <p role="alert">{t(`records:${making}`, { format: 'XLSX' })}</p>
      )}
    </div>
  );
}
