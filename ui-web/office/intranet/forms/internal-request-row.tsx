import type { InternalRequestAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../intranet.module.css';
import { useIntranet, useWholeDay } from '../use-intranet.ts';
import { InternalAnswers } from './internal-answers.tsx';

interface RowProps {
  readonly one: InternalRequestAnswer;
  /** Whether it says who asks: not in one's own list. */
  readonly showsWho: boolean;
}

/** The id of the title of a request. */
export const internalRequestId = ({ id }: Pick<InternalRequestAnswer, 'id'>): string => `request-${id}`;

/** What somebody asked for, and what came of it. */
export function InternalRequestRow({ one, showsWho }: RowProps) {
  const { t, said } = useSpeech();
  const { forms } = useIntranet().seen;
  const [day, moment] = [useWholeDay(), useOfficeMoment()];
  const { form, from, text, firstDay, lastDay, answers, at, decision, withdrawnAt } = one;
  const title = said(forms.find((each) => each.id === form)?.title ?? form).text;
  const days =
    firstDay === null || lastDay === null
      ? null
      : firstDay === lastDay
        ? day(firstDay)
        : t('office-intranet:forms.days', { first: day(firstDay), last: day(lastDay) });
  const decided = decision?.isGranted ? 'granted' : 'refused';
  const former = t('office-intranet:forms.former');
  const state = withdrawnAt === null ? (decision === null ? 'asked' : decided) : 'withdrawn';
  return (
    <>
      <strong id={internalRequestId(one)} tabIndex={-1}>
        {showsWho ? `${title} · ${from || former}` : title}
      </strong>
      {days !== null && <span>{days}</span>}
      <InternalAnswers answers={answers} />
      {text !== '' && <span>{text}</span>}
      <span className={styles.chip} data-tone={state}>
        {t(`office-intranet:forms.${state}`, { who: decision?.by || former })}
      </span>
      {decision !== null && decision.reason !== '' && <span>{decision.reason}</span>}
      <small>{moment(withdrawnAt ?? decision?.at ?? at)}</small>
    </>
  );
}
