import { useContext, useMemo } from 'react';
import { describeDocument, describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeTitle } from '../../shell/office-context.ts';
import { FormParts } from '../form/form-parts.tsx';
import { FormPlaceContext } from '../form/form-place.ts';
import { formOf, otherValues } from '../form/form-tree.ts';
import formStyles from '../form/form.module.css';
import { EditorHead } from './editor-head.tsx';
import type { EditorProps } from './editor-props.ts';
import { EditorSide } from './editor-side.tsx';
import styles from './editor.module.css';
import { LanguageBar } from './language-bar.tsx';
import type { OpenDocument } from './open-document.ts';
import { OtherValues } from './other-values.tsx';
import { RowFieldsContext } from './row-fields.ts';
import { useActs } from './use-acts.tsx';
import { useFormPlace } from './use-form-place.tsx';
import { useTitleOf } from './use-title-of.ts';

/**
 * The fields for a document: by its kind, of a row by the columns of its table; those of a kind without a description are
 * found once, when it is opened.
 */
function useFormOf({ collection, shown, languages }: OpenDocument) {
  const ofRow = useContext(RowFieldsContext);
  const description = useMemo(() => {
    if (ofRow !== null) return ofRow;
    const own = describeKind(collection, []) === null ? [collection] : [];
    return describeDocument(collection, own, documentOf(shown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field must not go while it is emptied
  }, [collection, ofRow]);
  return useMemo(() => {
    const parts = formOf(description, shown, languages);
    return { parts, others: otherValues(parts, shown, languages) };
  }, [description, shown, languages]);
}

/** The editor: languages side by side, and beside them what publishes the document. */
export function DocumentEditor({ document, presenter, list }: EditorProps) {
  const { t } = useSpeech();
  const title = useTitleOf(document.collection)(document.shown, document.languages);
  const { parts, others } = useFormOf(document);
  const { place, field, bar, dialog } = useFormPlace({ document, presenter, parts });
  const acts = useActs(document, presenter);
  useOfficeTitle(title);
  return (
    <FormPlaceContext value={place}>
      <div className={styles.editor}>
        <EditorHead {...{ document, presenter, list, title, acts }} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <h2 className="visually-hidden">{t('office-documents:content')}</h2>
            <LanguageBar {...{ document, parts, ...bar }} />
            <div className={classNames(formStyles.form, place.columns.length > 1 && formStyles.two)}>
              <FormParts parts={parts} />
            </div>
            <OtherValues others={others} />
          </div>
          <EditorSide {...{ document, presenter, acts, field }} />
        </div>
      </div>
      {dialog}
      {acts.dialog}
    </FormPlaceContext>
  );
}
