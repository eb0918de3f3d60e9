import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './pagination.module.css';

/** A page to link to, or the pages left out between two. */
export type PageEntry =
  | {
      readonly kind: 'page';
      readonly href: string;
      /** The number. */
      readonly text: string;
      /** "Página 3". */
      readonly label: string;
      readonly current?: boolean;
    }
  | { readonly kind: 'gap' };

interface PaginationProps {
  readonly label: string;
  readonly pages: readonly PageEntry[];
  readonly previous?: { readonly href: string; readonly text: string };
  readonly next?: { readonly href: string; readonly text: string };
}

function Entry(entry: PageEntry) {
  if (entry.kind === 'gap') return <span aria-hidden="true">…</span>;
  return (
    <Link
      className={classNames(entry.current && styles.current)}
      href={entry.href}
      aria-label={entry.label}
      aria-current={entry.current ? 'page' : undefined}
    >
      {entry.text}
    </Link>
  );
}

/** The pages of a long list. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <PlainList className={styles.pages}>
        {previous && (
          <li>
            <Link href={previous.href} rel="prev">
              {previous.text}
            </Link>
          </li>
        )}
        {pages.map((entry, index) => (
          <li key={entry.kind === 'page' ? entry.href : `gap ${index}`}>
            <Entry {...entry} />
          </li>
        ))}
        {next && (
          <li>
            <Link href={next.href} rel="next">
              {next.text}
            </Link>
          </li>
        )}
      </PlainList>
    </nav>
  );
}
