import { classNames } from '../class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { TileWall } from '../tile/tile-wall.tsx';
import { langOf, textOf, Words, type Wording } from '../wording/wording.tsx';
import styles from './carousel.module.css';
import { usePicture } from './picture.ts';

export interface SlideView {
  /** Of the slide; a slide without a picture takes its tiles from it. */
  readonly id: string;
  readonly title: Wording;
  readonly text?: Wording;
  readonly href?: string;
  readonly picture: string | null;
  /** The alternative text of the picture; blank if it adds nothing to the title. */
  readonly alt?: Wording;
}

interface SlideProps extends SlideView {
  readonly level: 2 | 3;
  readonly shown: boolean;
  /** Whether to load the picture already. */
  readonly fetched: boolean;
  /** "2 de 4". */
  readonly place: string;
}

/** One slide: a picture, a title and a sentence. Those out of sight keep their room, so that nothing moves. */
export function Slide({
  id,
  title,
  text,
  href,
  picture,
  alt = '',
  level,
  shown,
  fetched,
  place,
}: SlideProps) {
  const { failed, onError } = usePicture();
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      className={classNames(styles.slide, !shown && styles.away)}
      inert={!shown}
    >
      <div className={styles.picture}>
        {picture === null || failed ? (
          <TileWall identifier={id} format="strip" />
        ) : (
          fetched && (
            <img src={picture} alt={textOf(alt)} lang={langOf(alt)} loading="lazy" onError={onError} />
          )
        )}
      </div>
      <div className={styles.words}>
        <Heading level={level} lang={langOf(title)} className={styles.title}>
          {href === undefined ? textOf(title) : <Link href={href}>{textOf(title)}</Link>}
        </Heading>
        {text !== undefined && textOf(text) !== '' && (
          <p>
            <Words of={text} />
          </p>
        )}
      </div>
    </div>
  );
}
