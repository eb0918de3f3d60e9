import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './section-tabs.module.css';

/** A section of a process: a link, or one that is closed and says why. */
export type SectionTab =
  | {
      readonly kind: 'open';
      readonly href: string;
      readonly text: string;
      readonly note?: string;
      readonly current?: boolean;
    }
  | { readonly kind: 'closed'; readonly text: string; readonly note: string };

function Tab(tab: SectionTab) {
  const note = tab.note !== undefined && <small> {tab.note}</small>;
  if (tab.kind === 'closed') {
    return (
      <span className={styles.closed}>
        {tab.text}
        {note}
      </span>
    );
  }
  return (
    <Link href={tab.href} aria-current={tab.current ? 'page' : undefined}>
      {tab.text}
      {note}
    </Link>
  );
}

/** The sections of a process as links; on a phone one below the other. */
export function SectionTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly SectionTab[];
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <PlainList>
        {tabs.map((tab) => (
          <li key={tab.text}>
            <Tab {...tab} />
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
