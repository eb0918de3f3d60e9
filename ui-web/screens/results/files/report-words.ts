import type { Speech } from '#ui-web/speech.ts';

/** The words that a workbook needs beside those of the table. */
export function workbookWords({ t }: Speech): (key: string) => string {
  const words = new Map([
    ['result', t('results:file.result')],
    ['provenance', t('results:file.provenance')],
    ['datum', t('results:file.datum')],
    ['value', t('results:file.value')],
  ]);
  return (key) => words.get(key) ?? key;
}
