import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Words } from '../wording/wording.tsx';
import { handle } from './draggable-list.ts';
import type { RankedItem } from './ranked-item.ts';
import styles from './ranked-list.module.css';

interface RankedRowProps {
  readonly item: RankedItem;
  readonly place: number;
  readonly positions: readonly string[];
  readonly pointed: boolean;
  readonly onMove: (to: number) => void;
  /** The row may leave the ranking: the last entry of its menu, and a button. */
  readonly leave?: {
    readonly text: string;
    readonly label: string;
    readonly onLeave: () => void;
  };
}

/** The entry of the menu of places for "no place". */
export const outside = 'outside';

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A row with its place, its text, a menu of places, up and down. */
export function RankedRow(props: RankedRowProps) {
  const { item, place, positions, pointed, onMove, leave } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the buttons in it
    <li className={styles.row} onKeyDown={onKeyDown}>
      <span className={classNames(styles.place, pointed && styles.pointed)} aria-hidden="true" {...handle}>
        <Icon name="handle" className={styles.handle} />
        {place + 1}
      </span>
      <div className={styles.words}>
        <b>
          <Words of={item.title} />
        </b>
        {item.detail !== undefined && <small> {item.detail}</small>}
        {item.more}
      </div>
      <div className={styles.control}>
        <select
          id={`${item.id}-place`}
          aria-label={item.positionLabel}
          value={place}
          onChange={({ target }) =>
            target.value === outside ? leave?.onLeave() : onMove(Number(target.value))
          }
        >
          {positions.map((position, to) => (
            <option key={position} value={to}>
              {position}
            </option>
          ))}
          {leave && <option value={outside}>{leave.text}</option>}
        </select>
        <IconButton
          id={`${item.id}-up`}
          icon="up"
          label={item.upLabel}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          id={`${item.id}-down`}
          icon="down"
          label={item.downLabel}
          disabled={place === positions.length - 1}
          onClick={() => onMove(place + 1)}
        />
        {leave && (
          <IconButton id={`${item.id}-slot`} icon="cross" label={leave.label} onClick={leave.onLeave} />
        )}
      </div>
    </li>
  );
}
