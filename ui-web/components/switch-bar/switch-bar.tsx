import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './switch-bar.module.css';

interface SwitchBarProps {
  readonly label: string;
  /** `joined`: a few views of the same, side by side. `apart`: many, each a button of its own. */
  readonly look: 'joined' | 'apart';
  readonly items: readonly { readonly href: string; readonly text: string; readonly current: boolean }[];
}

/** Views of one page, each with its own address; the present one is marked. */
export function SwitchBar({ label, look, items }: SwitchBarProps) {
  return (
    <nav aria-label={label}>
      <PlainList className={styles[look]}>
        {items.map(({ href, text, current }) => (
          <li key={text}>
            <Link href={href} aria-current={current ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
