import { Fragment, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { itemPath, orderPath } from '#domain/documents/fields.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { WrittenField } from '../editor/unsent.ts';
import { mayWrite, useFieldName, useForm } from './form-place.ts';
import type { FormPart, ListPart } from './form-tree.ts';
import styles from './form.module.css';

/** Draws the fields of an item. */
type Draw = (parts: readonly FormPart[]) => ReactNode;

const LateSorting = lazy(async () => ({
  default: (await import('#ui-web/components/ranked-list/sortable-rows.tsx')).SortableRows,
}));

/** What is done with the items of a list. */
function useItems({ path, items }: ListPart) {
  const { write, newKey, document } = useForm();
  const keys = items.map(({ key }) => key);
  const order = orderPath(path);
  const [removed, setRemoved] = useState<readonly WrittenField[] | null>(null);
  const place = (next: readonly string[]) => write([{ path: order, value: [...next] }]);
  return {
    keys,
    removed,
    add: () => place([...keys, newKey()]),
    move: (key: string, to: number) => {
      if (to < 0 || to >= keys.length) return;
      const next = keys.filter((one) => one !== key);
      next.splice(to, 0, key);
      place(next);
    },
    remove: (key: string) => {
      const inside = `${itemPath(path, key)}/`;
      const fields = [...document.shown].filter(([at]) => at.startsWith(inside));
      setRemoved([...fields.map(([at, value]) => ({ path: at, value })), { path: order, value: keys }]);
      write([
        ...fields.map(([at]) => ({ path: at, value: undefined })),
        { path: order, value: keys.filter((one) => one !== key) },
      ]);
    },
    bringBack: () => {
      write(removed ?? []);
      setRemoved(null);
    },
  };
}

/** The first words of an item, by which it is known. */
function useItemWords(): (parts: readonly FormPart[]) => string {
  const { document } = useForm();
  const wordsOf = (parts: readonly FormPart[]): string => {
    for (const part of parts) {
      const paths =
        part.kind === 'text'
          ? [part.path, ...document.languages.map((one) => `${part.path}/${one}`)]
          : [part.path];
      const text = paths.map((path) => document.shown.get(path)).find((value) => typeof value === 'string');
      if (typeof text === 'string')
        return text
          .replaceAll(/<[^>]*>/gu, ' ')
          .trim()
          .slice(0, 60);
    }
    return '';
  };
  return wordsOf;
}

/** A list of objects: each item with its fields, its place and what can be done with it. */
export function ListPartView({ part, draw }: { readonly part: ListPart; readonly draw: Draw }) {
  const { t } = useSpeech();
  const { document, isMissingOnly } = useForm();
  const name = useFieldName()(part.field);
  const list = useRef<HTMLOListElement>(null);
  const { keys, removed, add, move, remove, bringBack } = useItems(part);
  const mayChange = mayWrite(document, null);
  if (isMissingOnly) return part.items.map(({ key, parts }) => <Fragment key={key}>{draw(parts)}</Fragment>);
  return (
    <section className={styles.list} aria-label={name}>
      <h3>
        {name} <span>{t('office-documents:items', { count: keys.length })}</span>
      </h3>
      <ol role="list" ref={list}>
        {part.items.map((item, at) => (
          <ListItem
            key={item.key}
            {...{ item, at, name, mayChange, move, remove, draw }}
            last={keys.length - 1}
          />
        ))}
      </ol>
      {mayChange && keys.length > 1 && (
        <Suspense>
          <LateSorting list={list} ids={keys} onMove={move} />
        </Suspense>
      )}
      {mayChange && (
        <p className={styles.listActs}>
          <OfficeButton look="outline" onClick={add}>
            <Icon name="plus" /> {t('office-documents:add', { what: name })}
          </OfficeButton>
          {removed !== null && (
            <span role="status">
              {t('office-documents:removed')}{' '}
              <OfficeButton look="text" onClick={bringBack}>
                {t('office-documents:bringBack')}
              </OfficeButton>
            </span>
          )}
        </p>
      )}
    </section>
  );
}

interface ListItemProps {
  readonly draw: Draw;
  readonly item: ListPart['items'][number];
  readonly at: number;
  readonly last: number;
  readonly name: string;
  readonly mayChange: boolean;
  readonly move: (key: string, to: number) => void;
  readonly remove: (key: string) => void;
}

function ListItem({ item, at, last, name, mayChange, move, remove, draw }: ListItemProps) {
  const { t } = useSpeech();
  const words = useItemWords()(item.parts);
  const isFirst = at === 0;
  const label = `${at + 1} · ${words === '' ? name : words}`;
  const button = (text: string, icon: 'up' | 'down' | 'cross', isOff: boolean, act: () => void) => (
    <button
      type="button"
      className={styles.itemAct}
      aria-label={`${text}: ${label}`}
      disabled={isOff}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <li data-id={item.key} className={styles.item}>
      <div className={styles.itemHead}>
        {mayChange && last > 0 && (
          <span className={styles.handle} data-handle="" aria-hidden="true">
            <Icon name="handle" />
          </span>
        )}
        <h4>{label}</h4>
        {mayChange && (
          <span className={styles.itemActs}>
            {last > 0 && button(t('office-documents:moveUp'), 'up', isFirst, () => move(item.key, at - 1))}
            {last > 0 &&
              button(t('office-documents:moveDown'), 'down', at === last, () => move(item.key, at + 1))}
            {button(t('office-documents:remove'), 'cross', false, () => remove(item.key))}
          </span>
        )}
      </div>
      {draw(item.parts)}
    </li>
  );
}
