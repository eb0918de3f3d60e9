import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listPersonStepsCall } from '#adapters/wire/office/list-person-steps.ts';
import { stepSentence } from '#application/office/steps/step-sentence.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './people.module.css';
import type { ListedPerson } from './person.ts';
import { useGrantWords } from './role-words.ts';

type Step = CallAnswer<typeof listPersonStepsCall>['items'][number];

/** Who did what to a person of staff, as sentences, the latest first. */
export function PersonHistory({ person }: { readonly person: Pick<ListedPerson, 'id'> }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const { id } = person;
  const [came] = useAnswer(
    useCallback(() => call(listPersonStepsCall, { realm, person: id }), [call, realm, id]),
  );
  if (came === null) return <p className="note">{t('office:loading')}</p>;
  if (isLeft(came)) return <p role="status">{t('office-people:historyFailed')}</p>;
  return (
    <ol role="list" className={styles.history}>
      {came.right.items.toReversed().map((step) => (
        <StepRow key={step.number} step={step} />
      ))}
    </ol>
  );
}

function StepRow({ step }: { readonly step: Step }) {
  const { at, by, act, from = null, to = null, words = null } = step;
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const grant = useGrantWords();
  const isGrant = act === 'staff.grant' || act === 'staff.endGrant';
  const said = (value: string | null) => (isGrant && value !== null ? grant(value) : value);
  const say = (key: string, values: Readonly<Record<string, string>>) => t(`office-steps:${key}`, values);
  return (
    <li>
      {stepSentence(say, { by, act, from: said(from), to: said(to), words })}{' '}
      <time className="note" dateTime={at}>
        {moment(at)}
      </time>
    </li>
  );
}
