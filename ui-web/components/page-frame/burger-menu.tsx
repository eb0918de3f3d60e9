import styles from './burger-menu.module.css';
import { Disclosure } from './disclosure.tsx';
import { type NavEntry, NavLinks } from './nav-links.tsx';

interface BurgerMenuProps {
  readonly label: string;
  readonly button: string;
  readonly links: readonly NavEntry[];
}

/** The menu of a narrow page. */
export const BurgerMenu = ({ label, button, links }: BurgerMenuProps) => (
  <Disclosure className={styles.burger} summary={button}>
    <nav aria-label={label}>
      <NavLinks links={links} />
    </nav>
  </Disclosure>
);
