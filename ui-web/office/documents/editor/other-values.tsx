import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './editor.module.css';

const technical = new Set(['_id', 'collection', 'collectionName']);

/** Values of the document that have no field: they are kept as they are. */
export function OtherValues({ others }: { readonly others: readonly (readonly [FieldPath, Json])[] }) {
  const { t } = useSpeech();
  const shown = others.filter(([path]) => !technical.has(path) && !path.startsWith('revisions'));
  if (shown.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{t('office-documents:others', { count: shown.length })}</summary>
      <p>{t('office-documents:othersText')}</p>
      <dl>
        {shown.map(([path, value]) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
