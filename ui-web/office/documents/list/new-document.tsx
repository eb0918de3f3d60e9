import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { knownCollections } from '#adapters/wire/documents/known-documents.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useKindName } from './kind-name.ts';
import { newBody, newRow, titleField } from './new-body.ts';
import { listCalled, NewListField, newListKind } from './new-list.tsx';
import { useFieldName } from '../form/form-place.ts';
import { type OwnTable, useOwnTables } from '../tables/own-tables.ts';
import { documentHref } from './list-query.ts';
import styles from './list.module.css';
import type { DocumentListState, ListedRow, ListPresenter } from './presenter.ts';

interface NewDocumentProps {
  readonly state: Extract<DocumentListState, { kind: 'open' }>;
  readonly presenter: ListPresenter;
  readonly close: () => void;
}

interface CopySelectProps {
  readonly items: readonly ListedRow[];
  readonly copyOf: string;
  readonly choose: (id: string) => void;
}

/** Which document the new one begins as a copy of, if any. */
function CopySelect({ items, copyOf, choose }: CopySelectProps) {
  const { t, said } = useSpeech();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('office-documents:new.copy')}</label>
      <select id={id} value={copyOf} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('office-documents:new.empty')}</option>
        {items.map((one) => (
          <option key={one.id} value={one.id}>
            {said(one.title).text || one.id}
          </option>
        ))}
      </select>
    </>
  );
}

/** The kinds that can be made: those that are known, those that the town has, and rows of the tables that it described. */
const kindsOf = (
  counts: NewDocumentProps['state']['counts'],
  tables: readonly OwnTable[],
): readonly string[] =>
  [
    ...new Set([
      ...knownCollections,
      ...counts.map(({ collection }) => collection),
      ...tables.filter(({ columns }) => columns.length > 0).map(({ collection }) => collection),
    ]),
  ].filter(
    // Surveys and campaigns are made in places of their own.
    (one) => !one.startsWith('#'),
  );

interface KindSelectProps {
  readonly kinds: readonly string[];
  readonly tables: readonly OwnTable[];
  readonly kind: string;
  readonly choose: (kind: string) => void;
}

function KindSelect({ kinds, tables, kind, choose }: KindSelectProps) {
  const { t, said } = useSpeech();
  const nameOf = useKindName();
  const kindName = (one: string) => {
    const name = said(tables.find(({ collection }) => collection === one)?.title).text;
    return name === '' ? nameOf(one) : t('office-documents:ownKind.tabla', { name });
  };
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('office-documents:new.kind')}</label>
      <select id={id} value={kind} onChange={(event) => choose(event.target.value)}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {kindName(one)}
          </option>
        ))}
        <option value={newListKind}>{t('office-documents:new.list')}</option>
      </select>
    </>
  );
}

/** What a new document is asked for first: its title or, of a row, what its first column has. */
function useNameOfTitle(kind: string, columns: OwnTable['columns']): string {
  const { t, said } = useSpeech();
  const { town } = useOffice();
  const named = titleField(kind);
  const titleName = useFieldName()(named ?? { label: 'title', isOwnName: false });
  const [first] = columns;
  if (first !== undefined) return said(first.title).text || first.key;
  const language = t(`office-documents:language.${town.defaultLanguage}`);
  return named?.isLocalized === true ? `${titleName} (${language})` : titleName;
}

/** The content with which a document of a kind begins; of a row, what its first column has. */
function useNewBody(kind: string, tables: readonly OwnTable[], columns: OwnTable['columns']) {
  const { defaultLanguage: language } = useOffice().town;
  const today = useToday();
  const ofTables = tables.map(({ collection }) => collection);
  return (title: string) =>
    columns.length > 0
      ? newRow(columns, title)
      : newBody({ collection: kind, title, language, today, tables: ofTables });
}

interface MakeButtonsProps extends Pick<NewDocumentProps, 'close'> {
  /** Null while something is missing. */
  readonly make: (() => void) | null;
}

function MakeButtons({ make, close }: MakeButtonsProps) {
  const { t } = useSpeech();
  return (
    <>
      <OfficeButton aria-disabled={make === null} onClick={() => make?.()}>
        {t('office-documents:new.make')}
      </OfficeButton>
      <OfficeButton look="outline" onClick={close}>
        {t('office:close')}
      </OfficeButton>
    </>
  );
}

/** The kind that is chosen, and the collection that it is: that of a new list has its name. */
function useChosenKind(first: string) {
  const [chosen, choose] = useState(first);
  const [listName, callList] = useState('');
  return { kind: chosen === newListKind ? listCalled(listName) : chosen, chosen, choose, listName, callList };
}

/** A new document: of which kind, with which title, and whether it begins as a copy. */
export function NewDocument({ state, presenter, close }: NewDocumentProps) {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const id = useId();
  const { filters, items, counts } = state;
  const { kind, chosen, choose, listName, callList } = useChosenKind(filters.collection ?? 'articulos');
  const [title, setTitle] = useState('');
  const [copyOf, setCopy] = useState('');
  const [hasFailed, fail] = useState(false);
  const tables = useOwnTables() ?? [];
  const columns = tables.find(({ collection }) => collection === kind)?.columns ?? [];
  const nameOfTitle = useNameOfTitle(kind, columns);
  const bodyOf = useNewBody(kind, tables, columns);
  const isReady = title.trim() !== '' && kind !== '';
  const make = async () => {
    const made = await presenter.make(kind, bodyOf(title.trim()), copyOf || null);
    if (made === null) fail(true);
    else navigate(documentHref(kind, made));
  };
  return (
    <DialogFrame
      open
      title={t('office-documents:new.title')}
      onClose={close}
      footer={<MakeButtons make={isReady ? () => void make() : null} close={close} />}
    >
      <div className={styles.making}>
        <KindSelect kinds={kindsOf(counts, tables)} tables={tables} kind={chosen} choose={choose} />
        {chosen === newListKind && (
          <NewListField
            name={listName}
            call={callList}
            isThere={counts.some(({ collection }) => collection === kind)}
          />
        )}
        <label htmlFor={`${id}-title`}>{nameOfTitle}</label>
        <input
          id={`${id}-title`}
          data-autofocus=""
          maxLength={300}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <CopySelect
          items={items.filter(({ collection }) => collection === kind)}
          copyOf={copyOf}
          choose={setCopy}
        />
        {hasFailed && <p role="alert">{t('office-documents:new.failed')}</p>}
      </div>
    </DialogFrame>
  );
}
