import { useEffect, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { listRequestStepsCall } from '#adapters/wire/staff-requests/list-steps.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOffice } from '../shell/office-context.ts';
import { MatterFact } from './matter-fact.tsx';
import styles from './matter.module.css';
import { useOfficeMoment } from '../parts/use-moment.ts';

type Steps = CallAnswer<typeof listRequestStepsCall>['items'];

/** The steps of a request, asked for when they are wanted, and again when it has changed. */
function useSteps({ iid, revision }: Pick<StaffRequest, 'iid' | 'revision'>, isOpen: boolean) {
  const { council } = useOffice();
  const [steps, setSteps] = useState<Steps | 'failed' | null>(null);
  useEffect(() => {
    if (!isOpen || revision === 0) return;
    let isHere = true;
    const ask = async () => {
      const read = await council.call(listRequestStepsCall, { realm: council.realm, reference: iid });
      if (isHere) setSteps(isRight(read) ? read.right.items : 'failed');
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [council, iid, revision, isOpen]);
  return steps;
}

/** Who did what to a request, as sentences, the latest first. */
export function HistoryFact({ request }: { readonly request: StaffRequest }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const [isOpen, open] = useState(false);
  const steps = useSteps(request, isOpen);
  const say = (key: string, values: Readonly<Record<string, string>>) => t(`office-steps:${key}`, values);
  if (request.revision === 0) return null;
  return (
    <MatterFact title={t('office-requests:fact.history')}>
      {!isOpen && (
        <OfficeButton look="outline" onClick={() => open(true)}>
          {t('office-requests:showHistory')}
        </OfficeButton>
      )}
      {isOpen && steps === null && <p className={styles.small}>{t('office:loading')}</p>}
      {steps === 'failed' && <p role="status">{t('office-requests:historyFailed')}</p>}
      {steps !== null && steps !== 'failed' && (
        <ol role="list" className={styles.history}>
          {steps.toReversed().map(({ number, at, by, act, from = null, to = null, words = null }) => (
            <li key={number}>
              {stepSentence(say, { by, act, from, to, words })}{' '}
              <time className={styles.small} dateTime={at}>
                {moment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </MatterFact>
  );
}
