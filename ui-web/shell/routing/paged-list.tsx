import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { pageCount, pageOf, pagination } from './paging.ts';

/** How many things a page of a list has. */
const perPage = 30;

interface PagedListProps<T> {
  readonly items: readonly T[];
  /** The address of the first page. */
  readonly path: string;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/**
 * A list that the council sends whole, by pages: the server draws one of them, and each is a link without a script, too. A page
 * after the last is the last.
 */
export function PagedList<T>({ items, path, children }: PagedListProps<T>) {
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
