import { lazy, Suspense, useCallback, useState } from 'react';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { surveyFiles } from '#adapters/wire/documents/known-references.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { documentHref } from '../list/list-query.ts';
import styles from './form.module.css';
import { orNothing, type ValueInputProps, writtenValue } from './value-props.ts';

const LatePick = lazy(async () => ({ default: (await import('../pick/pick-document.tsx')).PickDocument }));

/** The title of a document that a field names; null if there is none of this id, undefined before the answer. */
function useTitleOfNamed(collection: string, id: string): string | null | undefined {
  const { council } = useOffice();
  const { said } = useSpeech();
  const ask = useCallback(async () => {
    const { realm, call } = council;
    if (id === '') return { title: null };
    if (collection === surveyFiles) {
      const surveys = await call(listSurveysCall, { realm });
      return { title: isLeft(surveys) ? null : surveys.right.items.find((one) => one._id === id)?.title };
    }
    const found = await call(listOfficeDocumentsCall, { realm, collection, text: id, limit: 50 });
    return { title: isLeft(found) ? null : found.right.items.find((one) => one.id === id)?.title };
  }, [council, collection, id]);
  const [answer] = useAnswer(ask);
  if (answer === null) return undefined;
  return answer.title ? said(answer.title).text : null;
}

/** Another document of the town: shown by its title, and chosen by it. */
export function ReferenceInput({
  id,
  value,
  onChange,
  isReadOnly,
  describedBy,
  collection,
  label,
}: ValueInputProps & { readonly collection: string; readonly label: string }) {
  const { t } = useSpeech();
  const [isPicking, pick] = useState(false);
  const now = writtenValue(value);
  const title = useTitleOfNamed(collection, now);
  const shown = now === '' ? t('office-documents:pick.none') : (title ?? now);
  const words = t(now === '' ? 'office-documents:pick.choose' : 'office-documents:pick.other');
  const isEditable = collection !== surveyFiles;
  return (
    <div className={styles.reference}>
      {now !== '' && isEditable ? (
        <OfficeLink href={documentHref(collection, now)}>{shown}</OfficeLink>
      ) : (
        <span>{shown}</span>
      )}
      {now !== '' && title === null && (
        <small className={styles.wrong}>{t('office-documents:pick.gone')}</small>
      )}
      {!isReadOnly && (
        <span className={styles.ways}>
          <OfficeButton
            id={id}
            look="outline"
            aria-label={`${words}: ${label}`}
            aria-describedby={describedBy}
            onClick={() => pick(true)}
          >
            {words}
          </OfficeButton>
          {now !== '' && (
            <OfficeButton look="text" aria-describedby={describedBy} onClick={() => onChange(undefined)}>
              {t('office-documents:remove')}
            </OfficeButton>
          )}
        </span>
      )}
      {isPicking && (
        <Suspense>
          <LatePick
            collection={collection}
            title={t('office-documents:pick.choose')}
            close={() => pick(false)}
            take={(found) => {
              pick(false);
              onChange(orNothing(found.id));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
