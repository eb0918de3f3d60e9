import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './header.module.css';

export interface LanguageSwitchProps {
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    /** "va". */
    readonly code: string;
    /** "Valencià", in its own language. */
    readonly name: string;
    /** For `lang` and `hreflang`: "ca-ES-valencia". */
    readonly tag: string;
    readonly current?: boolean;
  }[];
}

/** The same page in another language. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <nav className={styles.languages} aria-label={label}>
      <PlainList>
        {links.map((link) => (
          <li key={link.code}>
            <Link
              href={link.href}
              lang={link.tag}
              hrefLang={link.tag}
              aria-current={link.current ? 'true' : undefined}
            >
              {link.code}
              <span className="visually-hidden">: {link.name}</span>
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
