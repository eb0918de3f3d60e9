import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { cutAt } from './marked-part.ts';
import styles from './pick-list.module.css';

export interface Pickable {
  readonly id: string;
  readonly text: string;
  readonly detail?: string;
}

export type PickListProps = FieldWords & {
  readonly id?: string;
  readonly value: string;
  /** The matches of what is written; null without a search. */
  readonly found: readonly Pickable[] | null;
  /** How many were found: announced. */
  readonly status: string;
  /** Names the list: "Calles encontradas". */
  readonly listLabel: string;
  readonly placeholder?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onPick: (picked: Pickable) => void;
};

/**
 * A field that searches: the matches of what is written are shown below it, to be chosen by pointer, or by arrows and
 * Enter.
 */
export function PickList(props: PickListProps) {
  const { id: given, value, found, status, listLabel, placeholder, onChange, onPick, ...words } = props;
  const made = useId();
  const id = given ?? made;
  const [active, setActive] = useState(-1);
  const [shut, setShut] = useState(false);
  const items = shut || found === null ? [] : found;
  const chosen = Math.min(active, items.length - 1);

  const begin = (isShut: boolean) => {
    setShut(isShut);
    setActive(-1);
  };
  const pick = (item: Pickable) => {
    begin(true);
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && items.length > 0) setShut(true);
    else if (event.key === 'ArrowDown' && shut) setShut(false);
    else if (event.key === 'ArrowDown') setActive(Math.min(chosen + 1, items.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(chosen - 1, -1));
    else if (event.key === 'Enter' && items[chosen]) pick(items[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...words} width="100%" id={id} after={<Status of={status} />}>
      <div className={styles.combo}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen >= 0 ? itemId(id, chosen) : undefined}
          aria-invalid={words.error !== undefined || undefined}
          aria-describedby={describedBy(id, words)}
          value={value}
          onChange={(event) => {
            begin(false);
            onChange(event.target.value);
          }}
          onBlur={() => setShut(true)}
          onKeyDown={onKeyDown}
        />
        <Found id={id} label={listLabel} items={items} sought={value} chosen={chosen} onPick={pick} />
      </div>
    </FieldFrame>
  );
}

const Status = ({ of }: { readonly of: string }) => (
  <span className="note" role="status">
    {of}
  </span>
);

interface FoundProps {
  /** Of the field. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly Pickable[];
  readonly sought: string;
  readonly chosen: number;
  readonly onPick: (picked: Pickable) => void;
}

const itemId = (field: string, place: number): string => `${field}-item-${place}`;

function Found({ id, label, items, sought, chosen, onPick }: FoundProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.found}
      hidden={items.length === 0}
    >
      {items.map((item, place) => (
        <Row
          key={item.id}
          id={itemId(id, place)}
          item={item}
          sought={sought}
          chosen={place === chosen}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly item: Pickable;
  readonly sought: string;
  readonly chosen: boolean;
  readonly onPick: (picked: Pickable) => void;
}

function Row({ id, item, sought, chosen, onPick }: RowProps) {
  const [before, part, after] = cutAt(item.text, sought);
  return (
    // The field handles the keys: it keeps the focus and names the row (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has keys and focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      // The field keeps the focus while a row is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(item)}
    >
      <span>
        {before}
        {part !== '' && <mark>{part}</mark>}
        {after}
      </span>
      {item.detail !== undefined && <small> {item.detail}</small>}
    </div>
  );
}
