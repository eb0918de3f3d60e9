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
  readonly remove: (key: string) => void;
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

/** What is done with the items of the list at a place. */
export function useItems(path: FieldPath, keys: readonly string[]): ItemActs {
  const { t } = useSpeech();
  const { write, newKey, document } = useForm();
  const [removed, setRemoved] = useState<readonly WrittenField[] | null>(null);
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
    remove: (key) => {
      const fields = fieldsOf(key);
      setRemoved([...fields.map(([at, value]) => ({ path: at, value })), order(keys)]);
      write([
        ...fields.map(([at]) => ({ path: at, value: undefined })),
        order(keys.filter((one) => one !== key)),
      ]);
    },
    bringBack: () => {
      write(removed ?? []);
      setRemoved(null);
    },
  };
}
