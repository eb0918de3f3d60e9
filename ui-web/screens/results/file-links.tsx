import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from './drawn-props.ts';
import { asCsv, type ResultFile, workbookWords } from './result-file.ts';

interface FileLinksProps extends Pick<DrawnProps, 'survey'> {
  readonly file: ResultFile;
  /** What the file holds. */
  readonly of?: 'table' | 'answers';
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The table to take along. It is written here, from what is on the page. A page may have several results, so that each
 * button names its question.
 */
export function FileLinks({ survey, file, of = 'table' }: FileLinksProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { workbookIn } = usePlace().council;
  const [making, setMaking] = useState<'none' | 'busy' | 'failed'>('none');
  const props = (format: string) =>
    ({
      look: 'text',
      size: 'short',
      icon: 'download',
      'aria-label': t(`results:download.${of}`, { format, title: textOf(said(survey.title)) }),
    }) as const;

  async function saveWorkbook(): Promise<void> {
    setMaking('busy');
    try {
      const bytes = await workbookIn(workbookWords(speech)).write(file.report);
      saveBytes(`${file.name}.xlsx`, bytes, workbookType);
      setMaking('none');
    } catch {
      // The part of the program that writes workbooks is fetched now, and the network may be gone.
      setMaking('failed');
    }
  }

  return (
    <>
      <p className="actions">
        <Button
          {...props('CSV')}
          onClick={() => saveBytes(`${file.name}.csv`, asCsv(file), 'text/csv;charset=utf-8')}
        >
          CSV
        </Button>
        <Button {...props('XLSX')} busy={making === 'busy'} onClick={() => void saveWorkbook()}>
          XLSX
        </Button>
      </p>
      {making === 'failed' && <p role="alert">{t('results:download.failed')}</p>}
    </>
  );
}
