import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import burger from './burger-menu.module.css';
import { Disclosure } from './disclosure.tsx';
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

/** With more languages than this, a phone has no room for all of them beside the name of the town. */
const fewLanguages = 3;

/** The same page in another language. On a phone many languages are behind a button. */
export function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  const areMany = links.length > fewLanguages;
  return (
    <>
      <nav className={classNames(styles.languages, areMany && styles.many)} aria-label={label}>
        <LanguageLinks links={links} spells="code" />
      </nav>
      {areMany && <LanguageMenu label={label} links={links} />}
    </>
  );
}

interface LinksProps {
  readonly links: LanguageSwitchProps['links'];
  /** What is shown: "va", or "Valencià". */
  readonly spells: 'code' | 'name';
}

function LanguageLinks({ links, spells }: LinksProps) {
  return (
    <PlainList>
      {links.map((link) => (
        <li key={link.code}>
          <Link
            href={link.href}
            lang={link.tag}
            hrefLang={link.tag}
            aria-current={link.current ? 'true' : undefined}
          >
            {spells === 'name' ? (
              link.name
            ) : (
              <>
                {link.code}
                <span className="visually-hidden">: {link.name}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}

/** The languages behind the code of the present one. */
function LanguageMenu({ label, links }: LanguageSwitchProps) {
  const current = links.find((link) => link.current)?.code ?? '';
  return (
    <div className={styles.languageMenu}>
      <Disclosure
        className={burger.burger}
        summary={
          <>
            <span className="visually-hidden">{label}: </span>
            <span className={styles.code}>{current}</span>
          </>
        }
      >
        <nav aria-label={label}>
          <LanguageLinks links={links} spells="name" />
        </nav>
      </Disclosure>
    </div>
  );
}
