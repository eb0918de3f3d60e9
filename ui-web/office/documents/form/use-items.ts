import { useState } from 'react';
import { namedItems } from '#adapters/wire/documents/description/looks.ts';
import { type FieldPath, type Fields, itemPath, orderPath } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { WrittenField } from '../editor/unsent.ts';
import { useForm } from './form-place.ts';

/** What is done with the items of a list, and what is said of it. */
export interface ItemActs {
  readonly keys: readonly string[];
  /** The item that was removed last can be brought back. */
  readonly isRemoved: boolean;
  readonly said: string;
  /** Adds an item with these fields; its path. */
  readonly add: (fields?: readonly { readonly name: string; readonly value: string }[]) => FieldPath;
  readonly copy: (key: string) => void;
  readonly move: (key: string, to: number) => void;
  /** Takes an item out; what else is written because of it comes back with it. */
  readonly remove: (key: string, also?: readonly WrittenField[]) => void;
  readonly bringBack: () => void;
}

/** The name that a new item gets from the office, other than those of the list; nothing where items need none. */
function ownName(path: FieldPath, keys: readonly string[], shown: Fields) {
  const member = namedItems[path.split('/').at(-1) ?? ''];
  if (member === undefined) return null;
  const taken = new Set(keys.map((key) => shown.get(`${itemPath(path, key)}/${member}`)));
  let at = keys.length + 1;
  while (taken.has(`c${at}`)) at += 1;
  return { name: member, value: `c${at}` };
}

/** An item that was taken out: where it was, its fields, and other fields with what they were before and became by it. */
interface RemovedItem {
  readonly key: string;
  readonly at: number;
  readonly fields: readonly WrittenField[];
  readonly also: readonly (WrittenField & { readonly before: WrittenField['value'] })[];
}

/** The fields that bring an item back. What was added or written since it was taken out stays. */
const beforeRemoval = (
  { fields, also }: RemovedItem,
  shown: ReadonlyMap<FieldPath, WrittenField['value']>,
): readonly WrittenField[] => [
  ...fields,
  ...also
    .filter(({ path, value }) => shown.get(path) === value)
    .map(({ path, before }) => ({ path, value: before })),
];

/** What is done with the items of the list at a place. */
export function useItems(path: FieldPath, keys: readonly string[]): ItemActs {
  const { t } = useSpeech();
  const { write, newKey, document } = useForm();
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [said, say] = useState('');
  const order = (next: readonly string[]): WrittenField => ({ path: orderPath(path), value: [...next] });
  const named = () => ownName(path, keys, document.shown);
  const fieldsOf = (key: string) =>
    [...document.shown].filter(([at]) => at.startsWith(`${itemPath(path, key)}/`));
  return {
    keys,
    isRemoved: removed !== null,
    said,
    add: (fields = []) => {
      const key = newKey();
      const item = itemPath(path, key);
      write([
        order([...keys, key]),
        ...[named() ?? [], fields].flat().map(({ name, value }) => ({ path: `${item}/${name}`, value })),
      ]);
      return item;
    },
    copy: (key) => {
      const [copy, at] = [newKey(), keys.indexOf(key) + 1];
      const begin = itemPath(path, key).length;
      const [item, name] = [itemPath(path, copy), named()];
      write([
        order(keys.toSpliced(at, 0, copy)),
        ...fieldsOf(key).map(([from, value]) => ({ path: `${item}${from.slice(begin)}`, value })),
        ...(name === null ? [] : [{ path: `${item}/${name.name}`, value: name.value }]),
      ]);
      say(t('office-documents:copied', { to: at + 1, count: keys.length + 1 }));
    },
    move: (key, to) => {
      if (to < 0 || to >= keys.length) return;
      write([order(keys.filter((one) => one !== key).toSpliced(to, 0, key))]);
      say(t('office-documents:moved', { to: to + 1, count: keys.length }));
    },
    remove: (key, also = []) => {
      const fields = fieldsOf(key).map(([at, value]) => ({ path: at, value }));
      const others = also.map((one) => ({ ...one, before: document.shown.get(one.path) }));
      setRemoved({ key, at: keys.indexOf(key), fields, also: others });
      write([
        ...fields.map(({ path: at }) => ({ path: at, value: undefined })),
        order(keys.filter((one) => one !== key)),
        ...also,
      ]);
    },
    bringBack: () => {
      setRemoved(null);
      if (removed === null) return;
      write([order(keys.toSpliced(removed.at, 0, removed.key)), ...beforeRemoval(removed, document.shown)]);
    },
  };
}
