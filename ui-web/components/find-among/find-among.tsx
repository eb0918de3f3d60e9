import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { awayFrom, type Findable } from './away-from.ts';
import styles from './find-among.module.css';
import { isMany } from './many.ts';

export interface FindAmongWords {
  /** "Busca una propuesta". */
  readonly label: string;
  /** What the search covers: "Por su nombre, su tema o su barrio." */
  readonly hint?: string;
  /** "300 en total". */
  readonly all: (of: number) => string;
  /** "Se ven 12 de 300", announced. */
  readonly found: (shown: number, of: number) => string;
  readonly clear: string;
  /** "Saltar la lista". */
  readonly past: string;
}

interface FindAmongProps {
  readonly entries: readonly Findable[];
  readonly words: FindAmongWords;
  /** The id of the element after the list: it can take the focus. */
  readonly past: string;
  /** The list; entries that do not match keep their state, out of sight (`only-paper`). */
  readonly children: (away: ReadonlySet<string>) => ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** A list with a search and a link past it if it has very many entries; a short list has neither. */
export function FindAmong({ entries, words, past, children }: FindAmongProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  // Above hundreds of cards, the field must still follow the typing.
  const asked = useDeferredValue(search);
  const field = useRef<HTMLInputElement>(null);
  if (!isMany(entries)) return children(none);
  const of = entries.length;
  const away = asked === '' ? none : awayFrom(entries, asked);
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <div className="stack stack-24 stretch">
      <div className={styles.finder}>
        <TextField
          ref={field}
          id={`${id}-words`}
          type="search"
          width="100%"
          maxLength={120}
          autoComplete="off"
          label={words.label}
          {...(words.hint === undefined ? {} : { hint: words.hint })}
          value={search}
          onChange={setSearch}
        />
        <a className={styles.past} href={`#${past}`}>
          {words.past}
        </a>
        <p className={`note ${styles.found}`}>
          <span role="status">{asked.trim() === '' ? words.all(of) : words.found(of - away.size, of)}</span>
          {search !== '' && (
            <Button look="text" size="short" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </p>
      </div>
      {children(away)}
    </div>
  );
}
