import { useId, useMemo, useState } from 'react';
import type { Language } from '#domain/shared/localized-text.ts';
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
import styles from '../votes.module.css';
import { codesIn, type RowsOf, writtenRows } from './rows.ts';
import { ValidatedProposals } from './validated-proposals.tsx';

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
        {rows.list === 'proposals' && <ValidatedProposals take={take} />}
        <FoundRows found={found} pasted={taken === null ? pasted : null} />
      </div>
    </DialogFrame>
  );
}
