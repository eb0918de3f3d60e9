import type { ReactNode } from 'react';
import { TileWall } from '../tile/tile-wall.tsx';
import styles from './hero.module.css';

interface HeroProps {
  /** The id of the process whose tiles are beside it. */
  readonly identifier: string;
  /** Ribbon, title, what can be done now, one filled button. What has `data-later` comes last on a phone. */
  readonly children: ReactNode;
}

/** What can be done now, first on the page, beside tiles that reach the edge. */
export function Hero({ identifier, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.picture}>
          <TileWall identifier={identifier} format="hero" className={styles.wall} />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}
