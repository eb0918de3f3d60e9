import { surveyAddress } from '#adapters/wire/processes/open-data-address.ts';
import { useState } from 'react';
import type { ReportWriter } from '#application/reports/report-writer.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePageOrigin, withOrigin } from '#ui-web/screens/tables/file-origin.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../kinds/drawn-props.ts';
import { publishedFingerprint } from './result-sheet.ts';
import { workbookWords } from './report-words.ts';
import { documentWords } from './result-document.ts';
import { asText, type ResultFile } from './result-file.ts';

interface FileLinksProps extends Pick<DrawnProps, 'survey'> {
  readonly file: ResultFile;
  /** What the file holds. */
  readonly of?: 'table' | 'answers';
}

const types = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
} as const;

const textTypes = {
  CSV: 'text/csv;charset=utf-8',
  TSV: 'text/tab-separated-values;charset=utf-8',
} as const;

/** Formats whose writers are loaded when the reader asks for one. */
type Fetched = keyof typeof types;

/** Writes the file in a format whose writer is loaded now, and says how far that is. */
function useSaving(survey: FileLinksProps['survey'], file: ResultFile) {
  const speech = useSpeech();
  const { council } = usePlace();
  const originNow = usePageOrigin();
  const [making, setMaking] = useState<{ readonly format: Fetched; readonly failed: boolean } | null>(null);

  async function save(format: Fetched, writer: ReportWriter): Promise<void> {
    setMaking({ format, failed: false });
    try {
      const origin = originNow();
      const list = window.location.origin + surveyAddress(council.realm, survey.id);
      // Only a document has a sheet, and only for it the list is asked for.
      const sheet =
        format === 'PDF' && file.sheetFor
          ? file.sheetFor({
              ...origin,
              list,
              fingerprint: await publishedFingerprint(council, survey.id),
              now: council.clock.now(),
            })
          : null;
      const whole = await withOrigin({ ...file.report, ...(sheet && { sheet }) }, origin, speech);
      saveBytes(`${file.name}.${format.toLowerCase()}`, await writer.write(whole), types[format]);
      setMaking(null);
    } catch {
      // The script that writes them is loaded now, and the network may be down.
      setMaking({ format, failed: true });
    }
  }
  return { making, save };
}

/**
 * The table as a download. It is written here, from what is on the page. A page may have several results, so each
 * button names its question.
 */
export function FileLinks({ survey, file, of = 'table' }: FileLinksProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { workbookIn, documentIn } = usePlace().council;
  const { making, save } = useSaving(survey, file);
  const props = (format: string) =>
    ({
      look: 'text',
      size: 'short',
      icon: 'download',
      'aria-label': t(`results:download.${of}`, { format, title: textOf(said(survey.title)) }),
    }) as const;

  const isBusy = (format: Fetched) => making?.format === format && !making.failed;

  return (
    <>
      <p className="actions">
        {(['CSV', 'TSV'] as const).map((format) => (
          <Button
            key={format}
            {...props(format)}
            onClick={() =>
              saveBytes(`${file.name}.${format.toLowerCase()}`, asText(file, format), textTypes[format])
            }
          >
            {format}
          </Button>
        ))}
        <Button
          {...props('XLSX')}
          busy={isBusy('XLSX')}
          onClick={() => void save('XLSX', workbookIn(workbookWords(speech)))}
        >
          XLSX
        </Button>
        <Button
          {...props('PDF')}
          busy={isBusy('PDF')}
          onClick={() => void save('PDF', documentIn(documentWords(speech)))}
        >
          PDF
        </Button>
      </p>
      {making?.failed && <p role="alert">{t('results:download.failed', { format: making.format })}</p>}
    </>
  );
}
