import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { MoreIcon } from '../icon/more-icon.tsx';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { TileWall } from '../tile/tile-wall.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './related-links.module.css';

export interface RelatedLink {
  /** An address that has been validated: a path of the portal or of the web. */
  readonly href: string;
  readonly title: Wording;
  /** Empty without one. */
  readonly description: Wording;
  readonly picture: string | null;
}

interface RelatedLinksProps {
  readonly label: string;
  readonly newTab: string;
  readonly links: readonly RelatedLink[];
  /** `pictures`: a card with a picture each, as the specification's `imageGallery`. */
  readonly look?: 'list' | 'pictures';
}

/** Links with their descriptions. Those out of the portal open in another tab and say so. */
export function RelatedLinks({ label, newTab, links, look = 'list' }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <PlainList aria-label={label} className={classNames(styles.links, styles[look])}>
      {links.map((link, at) => (
        <li key={`${at} ${link.href}`}>
          {look === 'pictures' && <Picture src={link.picture} identifier={link.href} />}
          <Led link={link} newTab={newTab} />
          {textOf(link.description) !== '' && (
            <p className="note" lang={langOf(link.description)}>
              {textOf(link.description)}
            </p>
          )}
        </li>
      ))}
    </PlainList>
  );
}

function Led({ link: { href, title }, newTab }: { readonly link: RelatedLink; readonly newTab: string }) {
  const words = <span lang={langOf(title)}>{textOf(title)}</span>;
  if (href.startsWith('/')) return <Link href={href}>{words}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <MoreIcon name="outward" />
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}

/** The link's picture; without one, or if it does not load, tiles: it adds nothing to the title. */
function Picture({ src, identifier }: { readonly src: string | null; readonly identifier: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.picture}>
      {src === null || failed ? (
        <TileWall identifier={identifier} format="card" />
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
