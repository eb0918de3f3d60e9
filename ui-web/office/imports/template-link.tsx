import type { TableLayout } from '#domain/imports/layout.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './imports.module.css';

/** A file with the names of the columns and nothing below, which spreadsheets open. */
export function TemplateLink({ layout }: { readonly layout: TableLayout | null }) {
  const { t } = useSpeech();
  if (layout === null) return null;
  const names = layout.columns.map(({ name }) => t(`office-imports:columns.${layout.name}.${name}`));
  // The mark at the beginning tells Excel that it is UTF-8.
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${names.join(';')}\r\n`)}`;
  return (
    <a className={styles.template} href={address} download={`${layout.name}.csv`}>
      <Icon name="download" /> {t('office-imports:template')}
    </a>
  );
}
