import { useEffect, useRef } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { useDoorMeans } from '../door-context.ts';
import styles from '../door.module.css';
import type { Scanned } from '../here/scan-ticket.ts';
import { forms, lookOf } from './verdict-look.ts';
import { type VerdictPlace, verdictWords } from './verdict-words.ts';

interface VerdictScreenProps {
  readonly scanned: Scanned;
  readonly place: Omit<VerdictPlace, 'timeZone'>;
  readonly isLoud: boolean;
  readonly next: () => void;
  /** Lets a ticket in after the person at the door has asked. */
  readonly confirm: () => void;
  /** Takes the scan back; null if there is nothing to take back. */
  readonly undo: (() => void) | null;
}

/** A verdict: a colour, a form, a word, and what to do. It takes the focus, so that Enter goes on. */
export function VerdictScreen({ scanned, place, isLoud, next, confirm, undo }: VerdictScreenProps) {
  const speech = useSpeech();
  const { timeZone } = useDoorMeans();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { t } = speech;
  const { verdict, ticket } = scanned;
  const look = lookOf(verdict);
  const { title, lines, sound } = verdictWords(verdict, ticket, speech, { ...place, timeZone });
  const isQuestion = verdict.kind === 'question';
  return (
    <section className={styles.verdict} data-look={look} aria-labelledby="verdict">
      <div className={styles.body}>
        <svg viewBox="0 0 90 90" aria-hidden="true" focusable="false">
          <path d={forms[look]} fill="none" stroke="currentColor" strokeWidth={look === 'ask' ? 7 : 13} />
          {look === 'ask' && <path d="M45 4L86 45L45 86Z" fill="currentColor" />}
        </svg>
        <div role="alert">
          <h1 id="verdict">{title}</h1>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {isLoud && <p className={styles.sound}>{sound}</p>}
      </div>
      <div className={styles.foot}>
        {isQuestion && (
          <button ref={first} type="button" onClick={confirm}>
            {t(verdict.why.kind === 'proof' ? 'door:act.proven' : 'door:act.letIn')}
          </button>
        )}
        <button
          ref={isQuestion ? undefined : first}
          type="button"
          data-second={isQuestion || undefined}
          onClick={next}
        >
          {t(isQuestion ? 'door:act.sendAway' : 'door:act.next')}
        </button>
        {undo !== null && (
          <button type="button" data-second onClick={undo}>
            {t('door:act.undo')}
          </button>
        )}
      </div>
    </section>
  );
}
