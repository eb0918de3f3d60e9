import { Link } from '../link/link.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly { readonly href: string; readonly text: Wording }[];
}

/** The links from the start page to this one; the page itself is named by its title below. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className={styles.way} aria-label={label}>
      <PlainOrder>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href}>
              <Words of={item.text} />
            </Link>
          </li>
        ))}
      </PlainOrder>
    </nav>
  );
}
