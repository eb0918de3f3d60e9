import { Link } from '../link/link.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import { TileWall } from '../tile/tile-wall.tsx';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './list-states.module.css';

export interface TileRow {
  readonly id: string;
  readonly identifier: string;
  readonly title: Wording;
  readonly detail?: string;
  readonly href?: string;
}

/** Entries in brief: four tiles, a title, a figure. */
export function TileRows({ rows }: { readonly rows: readonly TileRow[] }) {
  return (
    <PlainList className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <TileWall identifier={row.identifier} format="row" className={styles.tiles} />
          <span>
            <b>
              {row.href === undefined ? (
                <Words of={row.title} />
              ) : (
                <Link href={row.href}>
                  <Words of={row.title} />
                </Link>
              )}
            </b>
            {row.detail !== undefined && <small> {row.detail}</small>}
          </span>
        </li>
      ))}
    </PlainList>
  );
}
