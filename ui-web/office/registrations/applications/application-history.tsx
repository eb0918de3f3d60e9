import { useCallback } from 'react';
import { listApplicationStepsCall } from '#adapters/wire/registrations/office/list-application-steps.ts';
import { isLeft } from '#domain/shared/result.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';

interface HistoryProps {
  readonly activity: string;
  readonly code: string;
}

/** Who did what with an application, who read a proof, and when it was passed over. */
export function ApplicationHistory({ activity: id, code }: HistoryProps) {
  const { council } = useOffice();
  const { call, realm } = council;
  const [answer] = useAnswer(
    useCallback(() => call(listApplicationStepsCall, { realm, id, code }), [call, realm, id, code]),
  );
  return answer === null || isLeft(answer) ? null : <HistorySteps steps={answer.right.items} />;
}
