import { useMemo, useState } from 'react';
import { describeDocument, describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { documentOf, type FieldPath, type Fields } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { FormParts } from '../form/form-parts.tsx';
import { FormPlaceContext, type FormPlace } from '../form/form-place.ts';
import { formOf, otherValues } from '../form/form-tree.ts';
import formStyles from '../form/form.module.css';
import { EditorHead } from './editor-head.tsx';
import type { EditorProps } from './editor-props.ts';
import { EditorSide } from './editor-side.tsx';
import styles from './editor.module.css';
import { LanguageBar } from './language-bar.tsx';
import type { OpenDocument } from './open-document.ts';
import { OtherValues } from './other-values.tsx';

/** The fields for a document: by its kind; those of a kind without a description are found once, when it is opened. */
function useForm({ collection, shown, languages }: OpenDocument) {
  const description = useMemo(() => {
    const own = describeKind(collection, []) === null ? [collection] : [];
    return describeDocument(collection, own, documentOf(shown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field must not go while it is emptied
  }, [collection]);
  return useMemo(() => {
    const parts = formOf(description, shown, languages);
    return { parts, others: otherValues(parts, shown, languages) };
  }, [description, shown, languages]);
}

/** The title of a document, from whatever member it is in. */
export function useTitleOf(): (shown: Fields, languages: readonly Language[]) => string {
  const { t } = useSpeech();
  return (shown, languages) => {
    const paths: readonly FieldPath[] = ['title', 'name'].flatMap((name) => [
      ...languages.map((language) => `${name}/${language}`),
      name,
    ]);
    const text = paths
      .map((path) => shown.get(path))
      .find((value) => typeof value === 'string' && value !== '');
    return typeof text === 'string' ? text : t('office-documents:untitled');
  };
}

/** Which languages have a column: the first one, and beside it another. */
export function useColumns({ languages }: OpenDocument) {
  const [first, second] = languages;
  const [beside, setBeside] = useState<Language | null>(second ?? null);
  const [alone, setAlone] = useState<Language | null>(null);
  const isNarrow = globalThis.matchMedia('(max-width: 47.99em)').matches;
  const two = [first, beside].filter((one) => one !== null && one !== undefined);
  return {
    columns: isNarrow ? [alone ?? first ?? 'es'] : two,
    isNarrow,
    choose: (language: Language) => (isNarrow ? setAlone(language) : setBeside(language)),
  };
}

/** The editor: languages side by side, and beside them what publishes the document. */
export function DocumentEditor({ document, presenter, list }: EditorProps) {
  const { council } = useOffice();
  const title = useTitleOf()(document.shown, document.languages);
  const { parts, others } = useForm(document);
  const { columns, isNarrow, choose } = useColumns(document);
  const [isMissingOnly, setMissingOnly] = useState(false);
  useOfficeTitle(title);
  const place: FormPlace = {
    document,
    columns,
    isMissingOnly,
    write: presenter.write,
    goTo: presenter.goTo,
    choose: presenter.choose,
    newKey: () =>
      council
        .newKey()
        .replaceAll(/[^\w-]/gu, '')
        .slice(0, 12),
  };
  return (
    <FormPlaceContext value={place}>
      <div className={styles.editor}>
        <EditorHead {...{ document, presenter, list, title }} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <LanguageBar {...{ document, parts, columns, isNarrow, choose, isMissingOnly, setMissingOnly }} />
            <div className={classNames(formStyles.form, columns.length > 1 && formStyles.two)}>
              <FormParts parts={parts} />
            </div>
            <OtherValues others={others} />
          </div>
          <EditorSide document={document} presenter={presenter} />
        </div>
      </div>
    </FormPlaceContext>
  );
}
