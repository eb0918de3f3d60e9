import { type KeyboardEvent, useRef } from 'react';
import styles from './burger-menu.module.css';
import { type NavLink, NavLinks } from './nav-links.tsx';

interface BurgerMenuProps {
  readonly label: string;
  readonly button: string;
  readonly links: readonly NavLink[];
}

/** The menu of a narrow page: opens without script; Escape, a chosen link and leaving it close it. */
export function BurgerMenu({ label, button, links }: BurgerMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of what happens to its summary and links
    <details
      ref={menu}
      className={styles.burger}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
    >
      <summary>{button}</summary>
      <nav aria-label={label}>
        <NavLinks links={links} />
      </nav>
    </details>
  );
}
