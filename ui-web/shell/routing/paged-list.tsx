import type { ComponentType, ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { AddedPart } from './added-part.tsx';
import { pageCount, pageOf, pagination } from './paging.ts';
import styles from './paged-list.module.css';

/** How many things a page of a list has. */
const perPage = 30;

/** A list of more than one page, which can be searched. */
export interface FindProps<T> {
  readonly items: readonly T[];
  /** The list by pages, while nothing is looked for. */
  readonly whole: ReactNode;
  readonly draw: (shown: readonly T[]) => ReactNode;
}

/** The list where its search will stand above it, in a file of its own: few towns have more than a page. */
export function ComingSearch({ whole }: Pick<FindProps<never>, 'whole'>) {
  return <div className={styles.room}>{whole}</div>;
}

interface PagedListProps<T> {
  readonly items: readonly T[];
  /** The address of the first page. */
  readonly path: string;
  readonly find: ComponentType<FindProps<T>>;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** A list that the council sends whole, by pages; one of several pages can be searched, too. */
export function PagedList<T>({ items, path, find: Find, children }: PagedListProps<T>) {
  const whole = (
    <Pages items={items} path={path}>
      {children}
    </Pages>
  );
  if (items.length <= perPage) return whole;
  return (
    <AddedPart meanwhile={whole} missing={whole}>
      <Find items={items} whole={whole} draw={children} />
    </AddedPart>
  );
}

/** The server draws one of the pages, and each is a link without a script, too. A page after the last is the last. */
function Pages<T>({ items, path, children }: Omit<PagedListProps<T>, 'find'>) {
  const speech = useSpeech();
  const asked = pageOf(useSearch());
  const count = pageCount(items.length, perPage);
  const page = Math.min(asked, count);
  const pages = pagination(page, count, path, speech);
  return (
    <div className="stack stack-24 stretch">
      {children(items.slice((page - 1) * perPage, page * perPage))}
      {pages && <Pagination {...pages} />}
    </div>
  );
}
