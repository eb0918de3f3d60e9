import { useEffect } from 'react';
import { fromEvent, timer } from 'rxjs';
import type { SurveyPresenter } from '../presenter.ts';
import type { OpenState } from '../state.ts';

/** Whether the vote waits in the dialog for a connection. */
export const waitsForLine = ({ dialog }: OpenState): boolean =>
  dialog.kind === 'refused' && (dialog.refusal.kind === 'notSent' || dialog.refusal.kind === 'noAnswer');

/** The seconds after which a vote that a busy council sent back is sent again; null if none waits for that. */
const secondsToTurn = ({ dialog }: OpenState): number | null =>
  dialog.kind === 'refused' && dialog.refusal.kind === 'busy' ? dialog.refusal.retryAfterSeconds : null;

/**
 * Sends a waiting vote again once the connection returns, or at the time that the council gave, with its own code, so
 * that it counts once. It waits only in the open dialog: the voter's identity is stored nowhere, so closing the page
 * discards it.
 */
export function useSendVoteWhenOnline(open: OpenState, presenter: Pick<SurveyPresenter, 'send'>): void {
  const waiting = waitsForLine(open);
  const seconds = secondsToTurn(open);
  const { send } = presenter;
  useEffect(() => {
    if (!waiting) return undefined;
    const line = fromEvent(window, 'online').subscribe(() => void send());
    return () => line.unsubscribe();
  }, [waiting, send]);
  // A council that is still busy answers so to the sending, and the next wait begins.
  useEffect(() => {
    if (seconds === null) return undefined;
    const turn = timer(seconds * 1000).subscribe(() => void send());
    return () => turn.unsubscribe();
  }, [seconds, send]);
}
