import { Heading, type Level } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './news-list.module.css';

export interface NewsItem {
  readonly href: string;
  readonly title: Wording;
  readonly summary?: Wording;
  /** For machines: 2026-11-16. */
  readonly day: string;
  /** For people: 16 de noviembre de 2026. */
  readonly dayText: string;
}

/** News, one below the other: day, title, a sentence. */
export function NewsList({
  news,
  level = 3,
}: {
  readonly news: readonly NewsItem[];
  readonly level?: Level;
}) {
  return (
    <PlainList className={styles.news}>
      {news.map((item) => (
        <li key={item.href}>
          <time dateTime={item.day}>{item.dayText}</time>
          <div>
            <Heading level={level} lang={langOf(item.title)} className={styles.title}>
              <Link href={item.href}>{textOf(item.title)}</Link>
            </Heading>
            {item.summary !== undefined && <p lang={langOf(item.summary)}>{textOf(item.summary)}</p>}
          </div>
        </li>
      ))}
    </PlainList>
  );
}
