import { useEffect } from 'react';
import { fromEvent, timer } from 'rxjs';
import type { SurveyPresenter } from '../presenter.ts';
import type { OpenState } from '../state.ts';

/** Whether the vote stands in the dialog because no line took it. */
export const waitsForLine = ({ dialog }: OpenState): boolean =>
  dialog.kind === 'refused' && (dialog.refusal.kind === 'notSent' || dialog.refusal.kind === 'noAnswer');

/** The seconds after which a vote that a busy council sent back goes out again; null where none waits for that. */
const secondsToTurn = ({ dialog }: OpenState): number | null =>
  dialog.kind === 'refused' && dialog.refusal.kind === 'busy' ? dialog.refusal.retryAfterSeconds : null;

/**
 * Sends a waiting vote again once the line is back, or when the council said to come back, with its own code, so that
 * it counts once. It waits in the open dialog alone: who votes is kept nowhere, so a page that is closed takes it along.
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
  // A council that is still busy says so after the sending, and the next wait begins.
  useEffect(() => {
    if (seconds === null) return undefined;
    const turn = timer(seconds * 1000).subscribe(() => void send());
    return () => turn.unsubscribe();
  }, [seconds, send]);
}
