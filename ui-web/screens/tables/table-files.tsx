import { useState } from 'react';
import type { Report } from '#application/reports/report.ts';
import { text } from '#application/reports/report.ts';
import { fitsInBrowser } from '#application/reports/workbook-room.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { usePageOrigin, withOrigin } from './file-origin.ts';

interface TableFilesProps {
  /** Of the files, without the extension. */
  readonly name: string;
  /** Its name, in words: "Gastos de 2026". */
  readonly title: string;
  /** Made when the reader asks for it. */
  readonly report: () => Report | Promise<Report>;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const formats = ['CSV', 'TSV', 'XLSX'] as const;
type Format = (typeof formats)[number];

/** The file that is being made, or why it was not. */
interface Making {
  readonly format: Format;
  readonly failed: 'failed' | 'tooLong' | null;
}

/** The words that a workbook needs beside those of its table. */
const workbookWords =
  ({ t }: Speech) =>
  (key: string): string => {
    const words = new Map([
      ['table', t('tables:file.sheet')],
      ['provenance', t('tables:file.provenance')],
      ['datum', t('tables:file.datum')],
      ['value', t('tables:file.value')],
    ]);
    return words.get(key) ?? key;
  };

const separated = ({ table }: Report, separator: ';' | '\t'): string =>
  csvOf([table.columns.map(text), ...table.rows], separator);

/**
 * A table as downloads: `;` or tabs between its cells, or a workbook with real numbers, whose writer is loaded when
 * asked for.
 */
export function TableFiles({ name, title, report }: TableFilesProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { workbookIn } = usePlace().council;
  const originNow = usePageOrigin();
  const [making, setMaking] = useState<Making | null>(null);

  async function save(format: Format): Promise<void> {
    setMaking({ format, failed: null });
    try {
      const written = await report();
      if (format === 'XLSX' && !fitsInBrowser(written)) {
        setMaking({ format, failed: 'tooLong' });
        return;
      }
      if (format === 'XLSX') {
        const whole = await withOrigin(written, originNow(), speech);
        saveBytes(`${name}.xlsx`, await workbookIn(workbookWords(speech)).write(whole), workbookType);
      }
      if (format === 'CSV') saveBytes(`${name}.csv`, separated(written, ';'), 'text/csv;charset=utf-8');
      if (format === 'TSV')
        saveBytes(`${name}.tsv`, separated(written, '\t'), 'text/tab-separated-values;charset=utf-8');
      setMaking(null);
    } catch {
      // The script that writes workbooks is loaded now, and the network may be down.
      setMaking({ format, failed: 'failed' });
    }
  }

  return (
    <div>
      <p className="actions">
        {formats.map((format) => (
          <Button
            key={format}
            look="text"
            size="short"
            icon="download"
            aria-label={t('tables:file.label', { name: title, format })}
            busy={making?.format === format && making.failed === null}
            onClick={() => void save(format)}
          >
            {format}
          </Button>
        ))}
      </p>
      {making?.failed && <p role="alert">{t(`tables:file.${making.failed}`, { format: making.format })}</p>}
    </div>
  );
}
