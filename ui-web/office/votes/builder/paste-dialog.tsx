import { useCallback, useId, useMemo, useState } from 'react';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { documentOf, type FieldPath } from '#domain/documents/fields.ts';
import { isJsonObject, type Json } from '#domain/documents/json.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  type PastedNames,
  type Pasted,
  type PastedRow,
  readPasted,
} from '#domain/voting/builder/pasted-rows.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { codesIn, type RowsOf, writtenRows } from './rows.ts';

/** The names of columns, as the catalogue lists them: separated by bars. */
function useColumnNames(): PastedNames {
  const { t } = useSpeech();
  return useMemo(() => {
    const named = (kind: string) => t(`office-votes:paste.names.${kind}`).split('|');
    const languages = new Map<string, Language>();
    for (const code of ['es', 'va', 'ca', 'en', 'eu'] as const)
      for (const name of named(code)) languages.set(name, code);
    return {
      code: named('code'),
      text: named('text'),
      district: named('district'),
      category: named('category'),
      amount: named('amount'),
      languages,
    };
  }, [t]);
}

const textsOf = (value: Json | undefined, usual: Language): ReadonlyMap<Language, string> => {
  if (typeof value === 'string') return new Map([[usual, value]]);
  if (!isJsonObject(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([code, text]) =>
      isLanguage(code) && typeof text === 'string' ? [[code, text] as const] : [],
    ),
  );
};

/** The published proposals of the town as rows, for a budget question. */
function useValidated() {
  const { council, town } = useOffice();
  return useCallback(async (): Promise<readonly PastedRow[] | null> => {
    const { realm, call } = council;
    const found = await call(listOfficeDocumentsCall, { realm, collection: 'propuestas', limit: 200 });
    if (isLeft(found)) return null;
    const read = await Promise.all(
      found.right.items
        .filter(({ isPublic }) => isPublic)
        .map(({ id }) => call(readOfficeDocumentCall, { realm, collection: 'propuestas', id })),
    );
    return read.flatMap((one, n): readonly PastedRow[] => {
      if (isLeft(one) || one.right.fields === null) return [];
      const body = documentOf(new Map<FieldPath, Json>(one.right.fields));
      const data = isJsonObject(body['data']) ? body['data'] : {};
      if (typeof body['amount'] !== 'number' && typeof data['amount'] !== 'number') return [];
      const { barrio } = data;
      return [
        {
          row: n + 1,
          code: one.right.id,
          texts: textsOf(body['title'], town.defaultLanguage),
          district: typeof barrio === 'string' ? barrio : null,
          category: null,
          amount: Math.round(Number(body['amount'] ?? data['amount']) * 100),
        },
      ];
    });
  }, [council, town]);
}

const firstText = ({ texts }: PastedRow) => [...texts.values()][0] ?? '';

interface FoundProps {
  readonly found: readonly PastedRow[];
  /** Null: the rows come from the town, not from a table. */
  readonly pasted: Pasted | null;
}

/** The rows that would be added, and those that would not. */
function FoundRows({ found, pasted }: FoundProps) {
  const { t } = useSpeech();
  const faults = pasted?.faults.slice(0, 20) ?? [];
  return (
    <div role="status">
      {found.length > 0 && (
        <p>
          <b>{t('office-votes:paste.found', { count: found.length })}</b>{' '}
          {found.slice(0, 3).map(firstText).join(' · ')}
          {found.length > 3 && '…'}
        </p>
      )}
      {pasted === null && found.length === 0 && <p>{t('office-votes:paste.noneValidated')}</p>}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault.row}>{t(`office-votes:paste.fault.${fault.kind}`, { ...fault })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Answers or proposals from a spreadsheet: what was understood is shown before it is added. */
export function PasteDialog({ rows, close }: { readonly rows: RowsOf; readonly close: () => void }) {
  const { t } = useSpeech();
  const id = useId();
  const names = useColumnNames();
  const { document, write, newKey } = useForm();
  const validated = useValidated();
  const [text, setText] = useState('');
  const [taken, take] = useState<readonly PastedRow[] | null>(null);
  const usual = document.languages[0] ?? 'es';
  const codes = codesIn(document.shown, rows.list);
  const pasted = readPasted(text, names, { usual, taken: codes });
  const found = taken?.filter(({ code }) => code === null || !codes.includes(code)) ?? pasted.rows;
  const add = () => {
    write(writtenRows(document.shown, rows, found, newKey));
    close();
  };
  return (
    <DialogFrame
      open
      wide
      title={t('office-votes:paste.title')}
      onClose={close}
      footer={
        <>
          <OfficeButton aria-disabled={found.length === 0} onClick={() => found.length > 0 && add()}>
            {t('office-votes:paste.add', { count: found.length })}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <label htmlFor={id}>{t('office-votes:paste.label')}</label>
        <textarea
          id={id}
          rows={6}
          data-autofocus=""
          value={text}
          placeholder={t(`office-votes:paste.example.${rows.list}`)}
          onChange={(event) => {
            take(null);
            setText(event.target.value);
          }}
        />
        {rows.list === 'proposals' && (
          <OfficeButton look="text" onClick={() => void validated().then(take)}>
            {t('office-votes:paste.validated')}
          </OfficeButton>
        )}
        <FoundRows found={found} pasted={taken === null ? pasted : null} />
      </div>
    </DialogFrame>
  );
}
