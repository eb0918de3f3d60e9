import type { InternalRequestAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../intranet.module.css';
import { useIntranet, useWholeDay } from '../use-intranet.ts';

interface RowProps {
  readonly one: InternalRequestAnswer;
  /** Whether it says who asks: not in one's own list. */
  readonly showsWho: boolean;
}

/** What somebody asked for, and what came of it. */
export function InternalRequestRow({ one, showsWho }: RowProps) {
  const { t, said } = useSpeech();
  const { forms } = useIntranet().seen;
  const [day, moment] = [useWholeDay(), useOfficeMoment()];
  const { id, form, from, text, firstDay, lastDay, at, decision } = one;
  const title = said(forms.find((each) => each.id === form)?.title ?? form).text;
  const days =
    firstDay === null || lastDay === null
      ? null
      : firstDay === lastDay
        ? day(firstDay)
        : t('office-intranet:forms.days', { first: day(firstDay), last: day(lastDay) });
  const state = decision === null ? 'asked' : decision.isGranted ? 'granted' : 'refused';
  return (
    <>
      <strong id={`request-${id}`} tabIndex={-1}>
        {showsWho ? `${title} · ${from}` : title}
      </strong>
      {days !== null && <span>{days}</span>}
      {text !== '' && <span>{text}</span>}
      <span className={styles.chip} data-tone={state}>
        {t(`office-intranet:forms.${state}`, { who: decision?.by })}
      </span>
      {decision !== null && decision.reason !== '' && <span>{decision.reason}</span>}
      <small>{moment(decision?.at ?? at)}</small>
    </>
  );
}
