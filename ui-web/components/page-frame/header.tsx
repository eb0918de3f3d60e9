import { Link } from '../link/link.tsx';
import { TileBand } from '../tile/tile-band.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { Crest } from './crest.tsx';
import styles from './header.module.css';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
import { type NavEntry, NavLinks } from './nav-links.tsx';

interface HeaderProps {
  /** Address of the start page. */
  readonly home: string;
  readonly name: string;
  readonly tagline?: string;
  /** The town's own crest; without one, ours. Empty `alt`: the name is beside it. */
  readonly crest?: { readonly src: string; readonly alt: string };
  readonly menu: { readonly label: string; readonly button: string; readonly links: readonly NavEntry[] };
  readonly languages?: LanguageSwitchProps;
}

/** Band, crest, name, menu (a burger below 769 px) and, if there is a choice, languages. */
export function Header({ home, name, tagline, crest, menu, languages }: HeaderProps) {
  return (
    <header className={styles.header}>
      <TileBand height={18} />
      <div className={`wrap ${styles.row}${menu.links.length < 6 ? '' : ` ${styles.twoLines}`}`}>
        <Link className={styles.mark} href={home}>
          {crest ? <img className={styles.crest} src={crest.src} alt={crest.alt} /> : <Crest />}
          <span>
            <b>{name}</b>
            {tagline !== undefined && <span className={styles.tagline}> {tagline}</span>}
          </span>
        </Link>
        {menu.links.length > 0 && (
          <nav className={styles.wide} aria-label={menu.label}>
            <NavLinks links={menu.links} />
          </nav>
        )}
        {languages && languages.links.length > 1 && <LanguageSwitch {...languages} />}
        {menu.links.length > 0 && <BurgerMenu {...menu} />}
      </div>
    </header>
  );
}
