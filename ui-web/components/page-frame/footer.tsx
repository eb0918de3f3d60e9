import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { TileBand } from '../tile/tile-band.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './footer.module.css';

/** An entry of the footer: a link, or an action on the page (cookie preferences). */
export type FooterEntry =
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly onClick: () => void };

interface FooterProps {
  readonly name: string;
  /** Address, telephone, opening hours. */
  readonly lines: readonly ReactNode[];
  readonly columns: readonly { readonly title: string; readonly links: readonly FooterEntry[] }[];
  /** The accounts of the operator of the portal. */
  readonly logos?: readonly {
    readonly image: string;
    readonly href: string | null;
    readonly text: Wording;
  }[];
  /** The last line: rights, and the makers. */
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

function Logo({ image, href, text }: NonNullable<FooterProps['logos']>[number]) {
  const picture = <img src={image} alt={textOf(text)} lang={langOf(text)} loading="lazy" />;
  return href === null ? picture : <Link href={href}>{picture}</Link>;
}

/* Lines are identified by their position, in the council's order. */
const numbered = (lines: readonly ReactNode[]) => lines.map((line, place) => ({ line, place }));

/** The town at the foot of every page. */
export function Footer({ name, lines, columns, logos = [], ending }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <TileBand height={52} />
      <div className={`wrap ${styles.row}`}>
        <div>
          <p className={styles.name}>{name}</p>
          {numbered(lines).map(({ line, place }) => (
            <div key={place}>{line}</div>
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
        {logos.length > 0 && (
          <PlainList className={styles.logos}>
            {logos.map((logo) => (
              <li key={logo.image}>
                <Logo {...logo} />
              </li>
            ))}
          </PlainList>
        )}
        <p className={styles.ending}>
          {numbered(ending).map(({ line, place }) => (
            <span key={place}>{line}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}
