import { Button } from '#ui-web/components/button/button.tsx';
import { saveText } from '#ui-web/screens/survey/save-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ResultFile } from './result-file.ts';

/** The table to take along. It is written here, from what is on the page. */
export function FileLinks({ file, label }: { readonly file: ResultFile; readonly label?: string }) {
  const { t } = useSpeech();
  return (
    <p className="actions">
      <Button
        look="text"
        size="short"
        icon="download"
        aria-label={label ?? t('results:downloadCsv')}
        onClick={() => saveText(file.name, file.text, 'text/csv')}
      >
        CSV
      </Button>
    </p>
  );
}
