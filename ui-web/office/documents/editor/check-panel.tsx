import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { checkOfficeDocumentCall } from '#adapters/wire/office-documents/check-document.ts';
import { isRight } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { goToField } from './go-to-field.ts';
import styles from './editor.module.css';
import type { OpenDocument } from './open-document.ts';
import { useWordsOfPath } from './words-of-path.ts';

type Finding = CallAnswer<typeof checkOfficeDocumentCall>['items'][number];

/** What the check finds in the document as it is stored, asked for again when it has changed. */
function useFindings({ collection, id, head: { version } }: OpenDocument): readonly Finding[] | null {
  const { council } = useOffice();
  const [findings, set] = useState<{ readonly version: number; readonly items: readonly Finding[] } | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const found = await council.call(checkOfficeDocumentCall, { realm: council.realm, collection, id });
      if (!isOver && isRight(found)) set({ version, items: found.right.items });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [council, collection, id, version]);
  return findings?.items ?? null;
}

/** What prevents the publication of the document, and what is doubtful in it, each with a way there. */
export function CheckPanel({ document }: { readonly document: OpenDocument }) {
  const { t } = useSpeech();
  const wordsOf = useWordsOfPath(document);
  const findings = useFindings(document);
  if (findings === null) return null;
  const errors = findings.filter(({ isError }) => isError).length;
  const sum = errors > 0 ? 'errors' : findings.length > 0 ? 'doubts' : 'fine';
  return (
    <section>
      <h2>{t('office-documents:check.title')}</h2>
      <p role="status">
        {t(`office-documents:check.${sum}`, { count: errors > 0 ? errors : findings.length })}
      </p>
      <ul role="list" className={styles.findings}>
        {findings.map(({ field, path, isError, found, suggestion }) => (
          <li key={path.join('/')} className={isError ? styles.bad : undefined}>
            <Icon name={isError ? 'cross' : 'warning'} />
            <span>
              {t(`office-documents:check.${isError ? 'error' : 'doubt'}`, { field: wordsOf(field) })}
              {typeof found === 'string' && found !== '' && <> «{found.slice(0, 80)}»</>}
              {suggestion !== undefined && <> {t('office-documents:check.meant', { what: suggestion })}</>}{' '}
              <OfficeButton look="text" onClick={() => goToField(field)}>
                {t('office-documents:check.go')}
              </OfficeButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
