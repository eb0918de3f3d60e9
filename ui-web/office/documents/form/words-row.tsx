import { useState } from 'react';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { TownFileListField } from '../../files/file-list-field.tsx';
import { useKnownWords } from '../../parts/use-known-words.ts';
import { ChecksInput } from './checks-input.tsx';
import { idOf, mayWrite, useFieldHelp, useFieldName, useForm } from './form-place.ts';
import type { WordsPart } from './form-tree.ts';
import styles from './form.module.css';
import { ValueInPlace } from './placed-value.tsx';
import { useTerms } from './use-terms.ts';

const linesOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(String) : [];

/** A list of single values: chosen among those that are known, pictures or files, or one a line. */
export function WordsRow({ part }: { readonly part: WordsPart }) {
  const { document, write } = useForm();
  const knownWords = useKnownWords();
  const { path, item } = part;
  const name = useFieldName()(part.field);
  const help = useFieldHelp()(part.field);
  const terms = useTerms(part.field.names);
  const known =
    item.options.length > 0
      ? item.options.map((id) => ({ id, title: knownWords(`office-fields:option.${id}`, id) }))
      : terms;
  const value = linesOf(document.shown.get(path));
  const put = (words: readonly string[]) => write([{ path, value: [...words] }]);
  const isFiles = item.value === 'picture' || item.value === 'file';
  return (
    <div className={styles.row}>
      <span />
      <div className={styles.plain} id={idOf(path)} tabIndex={-1}>
        {known.length > 0 ? (
          <ChecksInput
            {...{ name, known, value, help }}
            isReadOnly={!mayWrite(document, null)}
            onChange={put}
          />
        ) : isFiles ? (
          <TownFileListField
            label={name}
            value={value}
            onChange={put}
            kinds={item.value === 'picture' ? 'pictures' : 'all'}
          />
        ) : (
          <LinesValue part={part} name={name} help={help} />
        )}
      </div>
    </div>
  );
}

interface LinesValueProps {
  readonly part: WordsPart;
  readonly name: string;
  readonly help: string | undefined;
}

/** Values of any kind, one a line. */
function LinesValue({ part, name, help }: LinesValueProps) {
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
    <div onBlur={() => setTyped(null)}>
      <ValueInPlace
        {...{ part, path }}
        look="lines"
        label={name}
        language={null}
        value={typed ?? linesOf(value).join('\n')}
        onChange={change}
        hint={help ?? t('office-documents:oneALine')}
      />
    </div>
  );
}
