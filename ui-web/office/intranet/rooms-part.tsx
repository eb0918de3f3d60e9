import { useCallback, useState } from 'react';
import type { RoomsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { changeRoomCall, readRoomsCall } from '#adapters/wire/intranet/room-calls.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { PartFrame } from './part-frame.tsx';
import { LongList } from './long-list.tsx';
import { RoomGrid, roomId } from './room-grid.tsx';
import { useIntranet, useIntranetDeed } from './use-intranet.ts';

type Room = RoomsAnswer['rooms'][number];
type Hour = Room['hours'][number];

/** How many rooms stand beside one another: on a phone, each has room for a word. */
const beside = 3;

/** The rooms, six at first, in grids of three. */
function FoundRooms({ rooms, change }: Parameters<typeof RoomGrid>[0]) {
  const { t, said } = useSpeech();
  return (
    <LongList
      items={rooms}
      label={t('office-intranet:list.find.room')}
      part={2 * beside}
      textOf={({ title }) => said(title).text}
      idOf={roomId}
    >
      {(shown) =>
        inGroups(shown, beside).map((group) => <RoomGrid key={group[0]?.id} rooms={group} change={change} />)
      }
    </LongList>
  );
}

const inGroups = <T,>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** The rooms for staff on a day: an hour is taken and given back by one press. */
export function RoomsPart() {
  const { t } = useSpeech();
  const { seen } = useIntranet();
  const { call, realm } = useOffice().council;
  const [day, choose] = useState<string>(seen.day);
  const [answer, again] = useAnswer(
    useCallback(
      async () =>
        day === '' ? right({ day, rooms: [] }) : call(readRoomsCall, { realm, day: day as CalendarDay }),
      [call, realm, day],
    ),
  );
  const { act, told } = useIntranetDeed();
  const change = async (room: string, { hour, state }: Hour) => {
    const isTaken = state !== 'mine';
    const body = { room, day, hour, isTaken };
    await act(
      () => call(changeRoomCall, { realm, body }),
      () => t(`office-intranet:rooms.${isTaken ? 'got' : 'back'}`),
    );
    // Also after a refusal: somebody else has it.
    again();
  };
  if (!seen.hasRooms)
    return (
      <PartFrame id="rooms" title={t('office-intranet:rooms.title')}>
        <p>{t('office-intranet:rooms.none')}</p>
      </PartFrame>
    );
  return (
    <PartFrame id="rooms" title={t('office-intranet:rooms.title')} note={t('office-intranet:rooms.lead')}>
      <TextField type="date" label={t('office-intranet:rooms.day')} value={day} onChange={choose} />
      <ToldNotice told={told} />
      {/* Hours of the day before must not be pressed below this one. */}
      {answer !== null && !isLeft(answer) && answer.right.day === day && answer.right.rooms.length > 0 && (
        <FoundRooms rooms={answer.right.rooms} change={(room, hour) => void change(room, hour)} />
      )}
    </PartFrame>
  );
}
