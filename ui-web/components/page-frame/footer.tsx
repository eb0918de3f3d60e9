import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { TileBand } from '../tile/tile-band.tsx';
import styles from './footer.module.css';

/** An entry of the footer: somewhere to go, or something to do here (cookie preferences). */
export type FooterEntry =
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly onClick: () => void };

interface FooterProps {
  readonly name: string;
  /** Address, telephone, opening hours. */
  readonly lines: readonly ReactNode[];
  readonly columns: readonly { readonly title: string; readonly links: readonly FooterEntry[] }[];
  /** The last line: rights, who made it. */
  readonly ending: readonly ReactNode[];
}

function Entry(entry: FooterEntry) {
  if ('href' in entry) return <Link href={entry.href}>{entry.text}</Link>;
  return (
    <button type="button" onClick={entry.onClick}>
      {entry.text}
    </button>
  );
}

/* Lines are the council's, in its order: their place is who they are. */
const numbered = (lines: readonly ReactNode[]) => lines.map((line, place) => ({ line, place }));

/** The town at the foot of every page. */
export function Footer({ name, lines, columns, ending }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <TileBand height={52} />
      <div className={`wrap ${styles.row}`}>
        <div>
          <p className={styles.name}>{name}</p>
          {numbered(lines).map(({ line, place }) => (
            <p key={place}>{line}</p>
          ))}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <PlainList>
              {column.links.map((entry) => (
                <li key={entry.text}>
                  <Entry {...entry} />
                </li>
              ))}
            </PlainList>
          </nav>
        ))}
      </div>
      <div className="wrap">
        <p className={styles.ending}>
          {numbered(ending).map(({ line, place }) => (
            <span key={place}>{line}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}
