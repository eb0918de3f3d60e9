import { useEffect, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import { useOffice } from '../shell/office-context.ts';
import type { DoneAct } from './desk-state.ts';
import styles from './undo-notice.module.css';

interface UndoNoticeProps {
  readonly done: DoneAct;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** How many seconds are left, counted down while they are. */
function useSecondsLeft(until: number): number {
  const { council } = useOffice();
  const secondsNow = () => Math.max(0, Math.ceil((until - council.clock.now()) / 1000));
  const [seconds, set] = useState(secondsNow);
  useEffect(() => {
    set(secondsNow());
    const timer = setInterval(() => set(secondsNow()), 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the clock is read at each turn
  }, [until]);
  return seconds;
}

const tiles = 10;

/**
 * What was done and can be taken back: a tile every three seconds. Focus or pointer holds the notice; what has left by
 * then stays said.
 */
export function UndoNotice({ done, undo, forget }: UndoNoticeProps) {
  const { t } = useSpeech();
  const left = useSecondsLeft(done.until);
  const [isHeld, hold] = useState(false);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver && !isHeld) forget();
  }, [isOver, isHeld, forget]);
  const full = Math.min(tiles, Math.ceil(left / 3));
  const what = t(done.isSent ? 'office-requests:undo.sent' : 'office-requests:undo.done', {
    count: done.iids.length,
    number: done.iids[0] ?? '',
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer over it holds it
    <div
      className={styles.notice}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span role="status">
        <b>{what}</b> {t(isOver ? 'office-requests:undo.over' : 'office-requests:undo.can')}
      </span>
      <span className={styles.tiles} aria-hidden="true">
        {Array.from({ length: tiles }, (_, tile) => (
          <i key={tile} className={tile < full ? styles.full : undefined} />
        ))}
        <span>{t('office-requests:undo.seconds', { n: left })}</span>
      </span>
      {isOver ? (
        <OfficeButton className={styles.button} onClick={forget}>
          {t('office:close')}
        </OfficeButton>
      ) : (
        <OfficeButton className={styles.button} hotkey="Z" onClick={undo}>
          <OfficeIcon name="undo" /> {t('office-requests:undo.act')}
        </OfficeButton>
      )}
    </div>
  );
}
