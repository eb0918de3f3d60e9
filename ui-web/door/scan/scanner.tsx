import { useState } from 'react';
import type { Direction } from '#domain/tickets/door/door-scan.ts';
import type { DoorSession, EventDoor } from '#domain/tickets/door/door-ticket.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { clockOf } from '#ui-web/device/clock-words.ts';
import { eventOfficeHref } from '../../office/tickets/event-office-href.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';
import type { DoorLine } from '../here/use-door-line.ts';
import { TicketFinder } from './finder.tsx';
import { RepeatedScreen } from './repeated-screen.tsx';
import { useScanning } from './use-scanning.ts';
import { VerdictScreen } from './verdict-screen.tsx';

interface ScannerProps {
  readonly door: EventDoor;
  readonly session: DoorSession;
  readonly line: DoorLine;
  readonly leave: () => void;
}

/** A door: who it is, how many are inside, and one ticket after the other. */
export function Scanner({ door, session, line, leave }: ScannerProps) {
  const { t } = useSpeech();
  const { timeZone } = useDoorMeans();
  const [direction, setDirection] = useState<Direction>('in');
  const [isLoud, setLoud] = useState(true);
  const scanning = useScanning({ line, place: { door, session, direction }, isLoud });
  const { scanned, isBusy, isKept, found, next, confirm, undo } = scanning;
  const { book, awaySince, inside, brought } = line;
  if (book === null) return <p className={styles.wait}>{t('door:fetching')}</p>;
  const isTold = brought.scans > 0 && scanned === null;
  return (
    <main className={styles.door} data-look={scanned === null ? 'look' : undefined}>
      <header className={styles.head}>
        <button type="button" onClick={leave}>
          {door.name}
        </button>
        <span role="status">{t('door:inside', { count: inside })}</span>
      </header>
      {awaySince !== null && (
        <p className={styles.away} role="status">
          {t('door:away', { since: clockOf(new Date(awaySince).toISOString(), timeZone) })}
          {book.unsent.length > 0 && ` ${t('door:waiting', { count: book.unsent.length })}`}
        </p>
      )}
      {!isKept && (
        <p className={styles.away} role="alert">
          {t('door:notKept')}
        </p>
      )}
      {isTold && <RepeatedScreen brought={brought} plan={book.prepared} goOn={line.closeBrought} />}
      <TicketFinder
        isCovered={scanned !== null || isTold}
        isBusy={isBusy}
        namesHref={awaySince === null ? eventOfficeHref(book.prepared.event.id, 'puertas') : null}
        found={found}
      />
      {scanned === null && !isTold && (
        <DoorWays
          direction={direction}
          turn={setDirection}
          isLoud={isLoud}
          hush={() => setLoud(!isLoud)}
          undo={undo}
        />
      )}
      {scanned !== null && (
        <VerdictScreen
          key={`${scanned.nonce} ${scanned.verdict.kind}`}
          scanned={scanned}
          place={{ plan: book.prepared, direction }}
          isLoud={isLoud}
          next={next}
          confirm={confirm}
          undo={scanned.verdict.kind === 'ok' ? undo : null}
        />
      )}
    </main>
  );
}

interface DoorWaysProps {
  readonly direction: Direction;
  readonly turn: (direction: Direction) => void;
  readonly isLoud: boolean;
  readonly hush: () => void;
  /** Takes the last scan back; null if there is none. */
  readonly undo: (() => void) | null;
}

/** Which way people pass, whether the device sounds, and the last scan. */
function DoorWays({ direction, turn, isLoud, hush, undo }: DoorWaysProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.ways}>
      {(['in', 'out'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={direction === one} onClick={() => turn(one)}>
          {t(`door:direction.${one}`)}
        </button>
      ))}
      <button type="button" aria-pressed={isLoud} onClick={hush}>
        {t('door:loud')}
      </button>
      {undo !== null && (
        <button type="button" onClick={undo}>
          {t('door:act.undoLast')}
        </button>
      )}
    </div>
  );
}
