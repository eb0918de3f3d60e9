import { useMemo, useState } from 'react';
import { describeDocument, describeKind } from '#adapters/wire/documents/description/describe-kind.ts';
import { documentOf, type FieldPath } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import { FormParts } from '../form/form-parts.tsx';
import { FormPlaceContext, type FormPlace } from '../form/form-place.ts';
import { formOf, otherValues } from '../form/form-tree.ts';
import formStyles from '../form/form.module.css';
import { textsToDo } from '../form/texts-to-do.ts';
import { useChooser } from '../form/use-chooser.tsx';
import { EditorHead } from './editor-head.tsx';
import type { EditorProps } from './editor-props.ts';
import { EditorSide } from './editor-side.tsx';
import styles from './editor.module.css';
import { LanguageBar } from './language-bar.tsx';
import type { OpenDocument } from './open-document.ts';
import { OtherValues } from './other-values.tsx';
import { useActs } from './use-acts.tsx';
import { useTitleOf } from './use-title-of.ts';

/** The fields for a document: by its kind; those of a kind without a description are found once, when it is opened. */
function useFormOf({ collection, shown, languages }: OpenDocument) {
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

/** What the person asked to see: empty fields, and only the texts that are to do. */
function useAsked() {
  const [asked, setAsked] = useState<ReadonlySet<FieldPath>>(new Set());
  const [wanted, setWanted] = useState<ReadonlySet<FieldPath> | null>(null);
  const ask = (path: FieldPath) => setAsked((before) => new Set([...before, path]));
  return { asked, ask, wanted, setWanted };
}

/** A key for a new item: letters and digits only, since it is a step of a path. */
const shortKey = (key: string): string => key.replaceAll(/[^\w-]/gu, '').slice(0, 12);

/** The editor: languages side by side, and beside them what publishes the document. */
export function DocumentEditor({ document, presenter, list }: EditorProps) {
  const { council } = useOffice();
  const { t } = useSpeech();
  const title = useTitleOf()(document.shown, document.languages);
  const { parts, others } = useFormOf(document);
  const { columns, isNarrow, choose } = useColumns(document);
  const { asked, ask, wanted, setWanted } = useAsked();
  const [field, setField] = useState<FieldPath | null>(null);
  const { chooseFile, findPages, dialog } = useChooser();
  const acts = useActs(document, presenter);
  useOfficeTitle(title);
  const showMissing = (isOn: boolean) => setWanted(isOn ? textsToDo(parts, columns, document) : null);
  const place: FormPlace = {
    document,
    columns,
    isMissingOnly: wanted !== null,
    wanted: wanted ?? new Set(),
    asked,
    ask,
    write: presenter.write,
    goTo: (path) => {
      presenter.goTo(path);
      setField(path);
    },
    choose: presenter.choose,
    confirm: (path) => void presenter.confirm(path),
    newKey: () => shortKey(council.newKey()),
    chooseFile,
    findPages,
  };
  return (
    <FormPlaceContext value={place}>
      <div className={styles.editor}>
        <EditorHead {...{ document, presenter, list, title, acts }} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <h2 className="visually-hidden">{t('office-documents:content')}</h2>
            <LanguageBar {...{ document, parts, columns, isNarrow, choose }} showMissing={showMissing} />
            <div className={classNames(formStyles.form, columns.length > 1 && formStyles.two)}>
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
