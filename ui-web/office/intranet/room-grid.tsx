import type { RoomsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './intranet.module.css';

type Room = RoomsAnswer['rooms'][number];
type Hour = Room['hours'][number];

/** The id of the title of a room, which takes the focus when its grid has come. */
export const roomId = ({ id }: Pick<Room, 'id'>): string => `room-${id}`;

interface RoomGridProps {
  readonly rooms: readonly Room[];
  readonly change: (room: string, hour: Hour) => void;
}

/** The hours of a day under one another and the rooms beside one another: a free tile is taken by one press. */
export function RoomGrid({ rooms, change }: RoomGridProps) {
  const { t, said } = useSpeech();
  const hours = [...new Set(rooms.flatMap((room) => room.hours.map(({ hour }) => hour)))].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={styles.grid}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('office-intranet:rooms.hour')}</span>
            </th>
            {rooms.map(({ id, title, hours: open }) => (
              <th key={id} id={roomId({ id })} scope="col" tabIndex={-1}>
                {said(title).text}
                {open.length === 0 && <small>{t('office-intranet:rooms.closed')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((at) => (
            <tr key={at}>
              <th scope="row">{at}.00</th>
              {rooms.map((room) => (
                <td key={room.id}>
                  {room.hours
                    .filter(({ hour }) => hour === at)
                    .map((hour) => (
                      <HourTile key={at} room={room} hour={hour} change={() => change(room.id, hour)} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HourTileProps {
  readonly room: Room;
  readonly hour: Hour;
  readonly change: () => void;
}

function HourTile({ room, hour: { hour, state, who }, change }: HourTileProps) {
  const { t, said } = useSpeech();
  const words = state === 'taken' && who !== null ? who : t(`office-intranet:rooms.${state}`);
  const isOpen = state === 'free' || state === 'mine';
  return (
    <button
      type="button"
      className={styles.hour}
      data-state={state}
      aria-label={`${said(room.title).text}, ${hour}.00, ${words}`}
      aria-pressed={isOpen ? state === 'mine' : undefined}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? change : undefined}
    >
      {words}
    </button>
  );
}
