import type { ReactNode } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { keepTabStop, moveInTable } from './arrow-keys.ts';
import type { Slot, VenueWeekDay } from './slot.ts';
import { freeText, clockOfRow, shortRow, whyText } from './slot-words.ts';
import styles from './times.module.css';

/** A column of the table: a day of one place, or a place on one day. */
export interface TimesColumn {
  readonly key: string;
  readonly day: VenueWeekDay;
  readonly place: { readonly id: string; readonly title: string };
  readonly head: ReactNode;
  readonly isToday: boolean;
  readonly slots: readonly Slot[];
}

interface TableProps {
  readonly caption: ReactNode;
  readonly rows: readonly number[];
  readonly columns: readonly TimesColumn[];
  /** The reasons are written in the cells, and not only read aloud. */
  readonly isWide: boolean;
  readonly chosen: { readonly place: string; readonly start: string | null };
  readonly choose: (place: string, start: string) => void;
}

/** Free times as a table: the arrow keys move between them, and each other cell says why it is not free. */
export function TimesTable({ caption, rows, columns, isWide, chosen, choose }: TableProps) {
  const speech = useSpeech();
  const stop = tabStop(columns, chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.box} tabIndex={0} role="group" aria-label={speech.t('reservations:times.table')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within */}
      <table
        className={classNames(styles.times, isWide && styles.wide)}
        onKeyDown={moveInTable}
        onFocus={keepTabStop}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{speech.t('reservations:times.hour')}</span>
            </th>
            {columns.map(({ key, head, isToday }) => (
              <th key={key} scope="col" className={classNames(isToday && styles.today)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row}>
              <th scope="row">
                <span aria-hidden="true">{shortRow(row, speech)}</span>
                <span className="visually-hidden">{clockOfRow(row, speech)}</span>
              </th>
              {columns.map((column, place) => (
                <Cell
                  key={column.key}
                  slot={column.slots[at]}
                  row={row}
                  at={[at, place]}
                  isStop={stop?.[0] === at && stop[1] === place}
                  {...{ column, isWide, chosen, choose, speech }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where the Tab key comes to: the time that is chosen, else the first free one. */
function tabStop(columns: readonly TimesColumn[], chosen: TableProps['chosen']) {
  let first: readonly [number, number] | null = null;
  for (const [place, { slots, place: of }] of columns.entries())
    for (const [at, slot] of slots.entries()) {
      if (slot.kind !== 'free') continue;
      if (slot.start === chosen.start && of.id === chosen.place) return [at, place] as const;
      if (first === null || at < first[0]) first = [at, place];
    }
  return first;
}

interface CellProps extends Pick<TableProps, 'isWide' | 'chosen' | 'choose'> {
  readonly slot: Slot | undefined;
  readonly row: number;
  readonly at: readonly [number, number];
  readonly column: TimesColumn;
  readonly isStop: boolean;
  readonly speech: Speech;
}

function Cell({ slot, row, at, column, isStop, isWide, chosen, choose, speech }: CellProps) {
  if (slot === undefined) return null;
  if (slot.kind !== 'free') return <TakenCell slot={slot} isWide={isWide} speech={speech} />;
  const { place, day } = column;
  const isChosen = slot.start === chosen.start && place.id === chosen.place;
  return (
    <td>
      <button
        type="button"
        className={classNames(styles.free, slot.isLit && styles.lit)}
        data-row={at[0]}
        data-column={at[1]}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={freeText(day, row, { place: place.title, isLit: slot.isLit }, speech)}
        onClick={() => choose(place.id, slot.start)}
      >
        {shortRow(row, speech)}
      </button>
    </td>
  );
}

interface TakenProps extends Pick<CellProps, 'isWide' | 'speech'> {
  readonly slot: Exclude<Slot, { readonly kind: 'free' }>;
}

const looks = {
  club: styles.club,
  event: styles.event,
  closed: styles.shut,
  outside: styles.shut,
  past: styles.shut,
  tooSoon: styles.later,
  tooFar: styles.later,
  taken: styles.taken,
} as const;

/** A time that cannot be had: why is written in a wide cell; a narrow one has a short word, and the rest is read aloud. */
function TakenCell({ slot, isWide, speech }: TakenProps) {
  const { t } = speech;
  const why = whyText(slot, speech);
  const short = slot.kind === 'club' || slot.kind === 'event' ? t(`reservations:short.${slot.kind}`) : '';
  const isNamed = slot.kind === 'club' || slot.kind === 'event';
  return (
    <td className={looks[slot.kind]} title={why}>
      {isWide ? (
        <small>{isNamed ? slot.name : why}</small>
      ) : (
        <>
          {short !== '' && <small aria-hidden="true">{short}</small>}
          <span className="visually-hidden">{why}</span>
        </>
      )}
    </td>
  );
}
