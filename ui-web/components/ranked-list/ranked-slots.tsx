import { useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { PlainList, PlainOrder } from '../plain-list/plain-list.tsx';
import { Words } from '../wording/wording.tsx';
import { handle } from './draggable-list.ts';
import { Dragging } from './dragging.tsx';
import { useFocusAlong } from './focus-along.ts';
import type { SlottedItem } from './ranked-item.ts';
import styles from './ranked-list.module.css';
import { outside, RankedRow } from './ranked-row.tsx';

interface RankedSlotsProps {
  /** Every slot from the first on: its points, and what is in it. Filled ones come first. */
  readonly slots: readonly { readonly worth: string; readonly item: SlottedItem | null }[];
  /** The answers without a slot. */
  readonly rest: readonly SlottedItem[];
  /** Ids of those without a slot that are hidden by a search. */
  readonly away?: ReadonlySet<string>;
  /** Names of the places, "1.ª", "2.ª", …: as many as slots. */
  readonly positions: readonly string[];
  readonly words: { readonly empty: string; readonly outside: string; readonly rest: string };
  readonly onPlace: (id: string, to: number) => void;
  readonly onLeave: (id: string) => void;
}

/** A few slots to fill in order from a longer list: by menu, by buttons, by Alt with the arrows, or by dragging. */
export function RankedSlots(props: RankedSlotsProps) {
  const { slots, rest, positions, words, onPlace, onLeave } = props;
  const group = useId();
  const slotted = useRef<HTMLOListElement>(null);
  const goAlong = useFocusAlong();
  const filled = slots.flatMap(({ item }) => item ?? []);
  const place = (id: string, to: number) => {
    goAlong();
    onPlace(id, to);
  };
  const leave = (id: string) => {
    goAlong();
    onLeave(id);
  };
  return (
    <div className={styles.slots}>
      <PlainOrder ref={slotted} className={styles.list}>
        {slots.map(({ worth, item }, at) =>
          item === null ? (
            <EmptySlot key={worth} place={at} worth={worth} text={words.empty} />
          ) : (
            <RankedRow
              key={item.id}
              item={{ ...item, detail: worth }}
              place={at}
              positions={positions.slice(0, filled.length)}
              pointed
              onMove={(to) => to >= 0 && to < filled.length && place(item.id, to)}
              leave={{ text: words.outside, label: item.leaveLabel, onLeave: () => leave(item.id) }}
            />
          ),
        )}
      </PlainOrder>
      <Dragging
        list={slotted}
        ids={slots.map(({ worth, item }) => item?.id ?? worth)}
        group={group}
        onMove={place}
        onLeave={leave}
      />
      {rest.length > 0 && <Rest {...props} group={group} filled={filled.length} onPlace={place} />}
    </div>
  );
}

interface RestProps
  extends Pick<RankedSlotsProps, 'slots' | 'rest' | 'away' | 'positions' | 'words' | 'onPlace'> {
  /** Things can be dragged between the lists of a group. */
  readonly group: string;
  /** How many slots are filled. */
  readonly filled: number;
}

/** The things without a slot, in a list of their own. */
function Rest({ slots, rest, away, positions, words, group, filled, onPlace }: RestProps) {
  const loose = useRef<HTMLUListElement>(null);
  // Empty slots are filled from the first: there is no place beyond the next free one.
  const open = positions.slice(0, Math.min(slots.length, filled + 1));
  return (
    <>
      <p className="note">{words.rest}</p>
      <PlainList ref={loose} className={styles.list}>
        {rest.map((item) => (
          <RestRow
            key={item.id}
            item={item}
            away={away?.has(item.id) ?? false}
            positions={open}
            outsideText={words.outside}
            full={filled === slots.length}
            onPlace={(to) => onPlace(item.id, to)}
            onAdd={() => onPlace(item.id, filled)}
          />
        ))}
      </PlainList>
      <Dragging list={loose} ids={rest.map(({ id }) => id)} group={group} unordered />
    </>
  );
}

function EmptySlot({
  place,
  worth,
  text,
}: {
  readonly place: number;
  readonly worth: string;
  readonly text: string;
}) {
  return (
    <li className={classNames(styles.row, styles.empty)}>
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <div className={styles.words}>
        <b>{text}</b>
        <small> {worth}</small>
      </div>
    </li>
  );
}

interface RestRowProps {
  readonly item: SlottedItem;
  readonly away: boolean;
  readonly positions: readonly string[];
  readonly outsideText: string;
  readonly full: boolean;
  readonly onPlace: (to: number) => void;
  readonly onAdd: () => void;
}

/** An answer without a slot: its menu of places, and a button for the next free one. */
function RestRow(props: RestRowProps) {
  const { item, away, positions, outsideText, full, onPlace, onAdd } = props;
  return (
    <li className={classNames(styles.row, away && 'only-paper')}>
      <span className={styles.place} aria-hidden="true" {...handle}>
        <Icon name="handle" className={styles.loose} />
      </span>
      <div className={styles.words}>
        <b>
          <Words of={item.title} />
        </b>
        {item.more}
      </div>
      <div className={styles.control}>
        <select
          id={`${item.id}-place`}
          aria-label={item.positionLabel}
          value={outside}
          onChange={(event) => onPlace(Number(event.target.value))}
        >
          <option value={outside}>{outsideText}</option>
          {positions.map((position, to) => (
            <option key={position} value={to}>
              {position}
            </option>
          ))}
        </select>
        <IconButton
          id={`${item.id}-slot`}
          icon="plus"
          label={item.addLabel}
          disabled={full}
          onClick={onAdd}
        />
      </div>
    </li>
  );
}
