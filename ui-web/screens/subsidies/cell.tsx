import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import type { SubsidyCellView } from './view-model.ts';

/** A cell of the table or of the detail. */
export function SubsidyCell({ of }: { readonly of: SubsidyCellView }) {
  const { t } = useSpeech();
  if (of.kind === 'masked') return <span className={styles.masked}>{of.text}</span>;
  if (of.kind === 'words') return of.text;
  return (
    <Link href={of.href} target="_blank" rel="noopener noreferrer">
      {of.text}
      <span className="visually-hidden"> {t('subsidies:one.newTab')}</span>
    </Link>
  );
}
