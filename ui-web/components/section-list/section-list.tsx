import { Link } from '../link/link.tsx';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './section-list.module.css';

export interface SectionLink {
  readonly href: string;
  readonly title: Wording;
  /** "1 de 4 respondidas". */
  readonly note: string | null;
  /** The link to the section. */
  readonly current: boolean;
  readonly done: boolean;
}

interface SectionListProps {
  readonly label: string;
  /** In their order on the page. */
  readonly sections: readonly SectionLink[];
}

/** The parts of a long page as links, each with how much of it is answered. */
export function SectionList({ label, sections }: SectionListProps) {
  return (
    <nav className={styles.sections} aria-label={label}>
      <PlainOrder>
        {sections.map(({ href, title, note, current, done }, index) => (
          <li key={href} className={done ? styles.done : undefined}>
            <Link href={href} aria-current={current ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>
                  <Words of={title} />
                </b>
                {note !== null && <small> {note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </PlainOrder>
    </nav>
  );
}
