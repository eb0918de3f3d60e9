import { MoreIcon } from '../icon/more-icon.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { type SocialAccount, socialLinks } from './networks.ts';
import styles from './social-links.module.css';

interface SocialLinksProps {
  /** "Vilanova en las redes". */
  readonly label: string;
  readonly newTab: string;
  readonly accounts: readonly SocialAccount[];
}

/**
 * The accounts of a town or an association in networks. Plain links: a network gets no request before the reader goes
 * there.
 */
export function SocialLinks({ label, newTab, accounts }: SocialLinksProps) {
  const links = socialLinks(accounts);
  if (links.length === 0) return null;
  return (
    <PlainList className={styles.links} aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer me">
            {name}
            <MoreIcon name="outward" />
            <span className="visually-hidden"> ({newTab})</span>
          </a>
        </li>
      ))}
    </PlainList>
  );
}
