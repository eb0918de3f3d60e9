import type { ReactNode } from 'react';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import styles from './access.module.css';

/** The door of the office: a wall of tiles, and beside it what lets people in. */
export const Door = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.door}>
    <div className={styles.wall}>
      <TileWall identifier="gestion" format="hero" />
    </div>
    <div className={styles.step}>{children}</div>
  </div>
);
