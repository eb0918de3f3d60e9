import { Icon } from '#ui-web/components/icon/icon.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { OneTile, motifAt } from '#ui-web/components/index-wall/one-tile.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf, textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import type { ArticleView, PointView } from './view-model.ts';

interface PointListProps {
  readonly points: readonly PointView[];
  /** The section they belong to: it has a motif of its own. */
  readonly section: number;
  /** The prefix of the id of each point. */
  readonly anchor: string;
}

/** The points of a group, each with the articles that document it. */
export function PointList({ points, section, anchor }: PointListProps) {
  const { t } = useSpeech();
  return (
    <PlainList className={styles.points}>
      {points.map((point, place) => (
        <li key={point.number} id={`${anchor}${point.number}`} tabIndex={-1}>
          {point.isMet ? (
            <OneTile motif={motifAt(section)} turned={place % 2 === 1} />
          ) : (
            <span className={styles.gap}>
              <Icon name="cross" />
            </span>
          )}
          <div>
            <p className={styles.point}>
              <span>{point.number}.</span> <Words of={point.title} />
            </p>
            {!point.isMet && <p className={styles.missing}>{t('transparency:missing')}</p>}
            {point.isMet && point.articles.length === 0 && <p>{t('transparency:was')}</p>}
            {point.articles.map((article) => (
              <Article key={article.key} article={article} />
            ))}
            {point.updated !== null && <p className="note">{point.updated}</p>}
          </div>
        </li>
      ))}
    </PlainList>
  );
}

/** In another tab, so that a reader who goes through the list keeps their place in it. */
function Article({ article: { title, href, note } }: { readonly article: ArticleView }) {
  const { t } = useSpeech();
  const words = <span lang={langOf(title)}>{textOf(title)}</span>;
  return (
    <p>
      {href === null ? (
        words
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {words} <MoreIcon name="outward" />
          <span className="visually-hidden"> ({t('transparency:newTab')})</span>
        </a>
      )}
      {note !== null && <span className="note"> ({note})</span>}
    </p>
  );
}
