import { useState } from 'react';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ageOf, idOf, mayWrite, useFieldName, useForm } from './form-place.ts';
import type { FormPart, GroupPart, ValuePart, WordsPart } from './form-tree.ts';
import styles from './form.module.css';
import { ListPartView } from './list-part.tsx';
import { ValueInPlace } from './placed-value.tsx';
import { TextRow } from './text-row.tsx';

/** The fields of a document or of a part of it. */
export function FormParts({ parts }: { readonly parts: readonly FormPart[] }) {
  return parts.map((part) => <PartView key={part.path} part={part} />);
}

const drawParts = (parts: readonly FormPart[]) => <FormParts parts={parts} />;

function PartView({ part }: { readonly part: FormPart }) {
  const { document, isMissingOnly } = useForm();
  switch (part.kind) {
    case 'text': {
      const isWanted = document.languages.some((language) =>
        ['older', 'missing'].includes(ageOf(part, language, document)),
      );
      return isMissingOnly && !isWanted ? null : <TextRow part={part} />;
    }
    case 'list':
      return <ListPartView part={part} draw={drawParts} />;
    case 'group':
      return <GroupView part={part} />;
    default:
      if (isMissingOnly) return null;
      return part.kind === 'words' ? <WordsRow part={part} /> : <ValueRow part={part} />;
  }
}

/** A value without a language: it is the same in all of them. */
function ValueRow({ part }: { readonly part: ValuePart }) {
  const { document, write } = useForm();
  const { path, look } = part;
  return (
    <div className={styles.row}>
      <span />
      <div className={styles.cell}>
        <ValueInPlace
          {...{ part, path, look }}
          label={useFieldName()(part.field)}
          language={null}
          value={document.shown.get(path)}
          onChange={(value) => write([{ path, value }])}
        />
      </div>
    </div>
  );
}

const linesOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(String) : [];

/** A list of single values: one a line. */
function WordsRow({ part }: { readonly part: WordsPart }) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const { path } = part;
  const value = document.shown.get(path);
  const [typed, setTyped] = useState<string | null>(null);
  const areNumbers =
    Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');
  const change = (next: Json | undefined) => {
    const text = typeof next === 'string' ? next : '';
    setTyped(text);
    const words = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    write([{ path, value: areNumbers ? words.map(Number).filter(Number.isFinite) : words }]);
  };
  return (
    <div className={styles.row} onBlur={() => setTyped(null)}>
      <span />
      <div className={styles.cell}>
        <ValueInPlace
          {...{ part, path }}
          look="lines"
          label={useFieldName()(part.field)}
          language={null}
          value={typed ?? linesOf(value).join('\n')}
          onChange={change}
          hint={t('office-documents:oneALine')}
        />
      </div>
    </div>
  );
}

/** An object: its fields under its name. One that is not there can be added. */
function GroupView({ part }: { readonly part: GroupPart }) {
  const { t } = useSpeech();
  const { document, isMissingOnly } = useForm();
  const [isAdded, add] = useState(false);
  const name = useFieldName()(part.field);
  if (isMissingOnly) return part.isThere ? <FormParts parts={part.parts()} /> : null;
  if (!part.isThere && !isAdded)
    return mayWrite(document, null) ? (
      <p className={styles.absent}>
        <OfficeButton look="text" onClick={() => add(true)}>
          {t('office-documents:addGroup', { what: name })}
        </OfficeButton>
      </p>
    ) : null;
  return (
    <fieldset className={styles.group} id={idOf(part.path)}>
      <legend>{name}</legend>
      <FormParts parts={part.parts()} />
    </fieldset>
  );
}
