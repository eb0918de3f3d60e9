import { PlainList } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './index-wall.module.css';
import { motifAt, OneTile } from './one-tile.tsx';

export interface WallPoint {
  readonly number: number;
  readonly isMet: boolean;
  /** "Punto 3: no disponible". */
  readonly label: string;
}

export interface WallSection {
  /** "A". */
  readonly id: string;
  readonly title: Wording;
  /** "16 de 19". */
  readonly note: string;
  readonly points: readonly WallPoint[];
}

interface IndexWallProps {
  readonly sections: readonly WallSection[];
  /** The prefix of the link of a tile: `#p-` leads to the element `p-3`. */
  readonly anchor: string;
  /** The reader goes to a point: what hides it has to open first. */
  readonly onGo: (number: number) => void;
}

/**
 * The points of an index as a wall of tiles: a tile for each point that is met, a gap with its number for each that
 * is not.
 */
export function IndexWall({ sections, anchor, onGo }: IndexWallProps) {
  return (
    <div className={styles.wall}>
      {sections.map(({ id, title, note, points }, at) => (
        <section key={id} aria-labelledby={`${anchor.slice(1)}${id}`}>
          <h3 id={`${anchor.slice(1)}${id}`}>
            <b>{id}</b>
            <span>
              <span lang={langOf(title)}>{textOf(title)}</span>
              <small>{note}</small>
            </span>
          </h3>
          <PlainList className={styles.points}>
            {points.map((point, place) => (
              <li key={point.number}>
                <a
                  href={`${anchor}${point.number}`}
                  className={point.isMet ? undefined : styles.gap}
                  aria-label={point.label}
                  onClick={() => onGo(point.number)}
                >
                  {point.isMet ? <OneTile motif={motifAt(at)} turned={place % 2 === 1} /> : point.number}
                </a>
              </li>
            ))}
          </PlainList>
        </section>
      ))}
    </div>
  );
}
