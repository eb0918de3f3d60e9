import { useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listApplicationStepsCall } from '#adapters/wire/registrations/office/list-application-steps.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../registrations.module.css';
import type { useActivityWords } from '../use-activity-words.ts';

interface SkippedProps {
  readonly activity: string;
  readonly code: string;
  readonly words: ReturnType<typeof useActivityWords>;
}

type Steps = CallAnswer<typeof listApplicationStepsCall>['items'];

/** Each time that somebody who waits was passed over, and why, when it is asked for. */
export function SkippedTimes({ activity: id, code, words }: SkippedProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { council } = useOffice();
  const { call, realm } = council;
  const [steps, setSteps] = useState<Steps | 'failed' | null>(null);
  const ask = async () => {
    const answer = await call(listApplicationStepsCall, { realm, id, code });
    setSteps(
      isRight(answer) ? answer.right.items.filter(({ act }) => act === 'registration.skip') : 'failed',
    );
  };
  if (steps === null)
    return (
      <OfficeButton look="text" onClick={() => void ask()}>
        {t('office-registrations:skipped.ask')}
        <span className="visually-hidden">: {code}</span>
      </OfficeButton>
    );
  if (steps === 'failed') return <p role="alert">{t('office-registrations:notRead')}</p>;
  if (steps.length === 0) return <p role="status">{t('office-registrations:skipped.never')}</p>;
  return (
    <div role="status">
      <ul className={styles.skips}>
        {steps.map(({ number, at, to = '' }) => {
          const [group = '', segment = '', reason = ''] = to.split('/');
          const known = reason === 'familyTogether' ? reason : 'segment';
          return (
            <li key={number}>
              {moment(at)}:{' '}
              {t(`office-registrations:skipped.${known}`, { place: words.place({ group, segment }) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
