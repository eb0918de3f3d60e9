import { PlainList } from '../plain-list/plain-list.tsx';
import { langOf, textOf } from '../wording/wording.tsx';
import styles from './marker-map.module.css';
import type { PlacedPlace } from './places.ts';
import type { MarkerMapWords } from './words.ts';

interface NamesProps {
  readonly places: readonly PlacedPlace[];
  readonly words: Pick<MarkerMapWords, 'label'>;
}

/** What stands on paper in place of the map: nobody opens a pin there, so each place has its name and where it is. */
export function PlaceNames({ places, words }: NamesProps) {
  return (
    <PlainList className={styles.names} aria-label={words.label}>
      {places.map(({ id, name, detail }) => (
        <li key={id}>
          <span lang={langOf(name)}>{textOf(name)}</span>
          {detail !== undefined && detail !== '' && <small>{detail}</small>}
        </li>
      ))}
    </PlainList>
  );
}
