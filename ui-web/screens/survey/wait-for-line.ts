import { useEffect } from 'react';
import type { SurveyPresenter } from './presenter.ts';
import type { OpenState } from './state.ts';

/** Whether the vote stands in the dialog because no line took it. */
export const waitsForLine = ({ dialog }: OpenState): boolean =>
  dialog.kind === 'refused' && (dialog.refusal.kind === 'notSent' || dialog.refusal.kind === 'noAnswer');

/**
 * Sends a waiting vote again once the line is back, with its own code, so that it counts once. It waits in the open
 * dialog alone: who votes is kept nowhere, so a page that is closed takes it along.
 */
export function useSendWhenBack(open: OpenState, presenter: Pick<SurveyPresenter, 'send'>): void {
  const waiting = waitsForLine(open);
  const { send } = presenter;
  useEffect(() => {
    if (!waiting) return undefined;
    const sendNow = () => void send();
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [waiting, send]);
}
