import { useCallback } from 'react';
import type { CallAnswer, InputOf } from '#adapters/wire/call.ts';
import { changeSetupCall } from '#adapters/wire/setup/change-setup.ts';
import { readSetupCall } from '#adapters/wire/setup/read-setup.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';

/** How far the town is, as the server says. */
export type SetupAnswer = CallAnswer<typeof readSetupCall>;

/** What is asked of the setting up: a step that is settled, other languages, its end. */
export type SetupChange = InputOf<typeof changeSetupCall>['body'];

/** The setting up of the town, read anew after each step. */
export function useSetup() {
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(() => call(readSetupCall, { realm }), [call, realm]);
  const [answer, readAgain] = useAnswer(ask);
  /** Changes it; the kind of the refusal, or null if it is done. */
  const change = async (body: SetupChange): Promise<string | null> => {
    const changed = await call(changeSetupCall, { realm, body });
    if (isLeft(changed)) return changed.left.kind;
    readAgain();
    return null;
  };
  return { answer, readAgain, change };
}
