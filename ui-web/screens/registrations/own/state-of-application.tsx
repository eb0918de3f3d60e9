import { formatCount } from '#application/text/numbers.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { placeFeeText, lastDayText } from '../words.ts';
import { groupNamed, type OwnApplicationProps } from './own-props.ts';

type Tone = 'info' | 'warning' | 'ok';
const tones: Readonly<Record<string, Tone>> = {
  enrolled: 'ok',
  admitted: 'ok',
  offered: 'warning',
  accepted: 'warning',
  excluded: 'warning',
};

/** The state of an application in words, and what comes next. */
export function StateOfApplication(props: OwnApplicationProps) {
  const { one } = props;
  const speech = useSpeech();
  const { t } = speech;
  const { state, reason, back, position } = one;
  return (
    <Notice tone={tones[state] ?? 'info'} live="polite">
      <p>
        <strong>{t(`registrations:state.${state}`)}</strong>
      </p>
      {reason !== '' && <p>{t('registrations:own.reason', { reason })}</p>}
      <NextStep {...props} />
      {back !== null && back.refund > 0 && (
        <p>{t('registrations:own.back', { amount: placeFeeText(back.refund, speech) })}</p>
      )}
      {position !== null && <Why {...props} />}
    </Notice>
  );
}

/** What comes next, by the state and by where the activity is. */
function NextStep({ one, activity }: OwnApplicationProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const { state, place, waiting } = one;
  if (place !== null && ['offered', 'accepted', 'enrolled'].includes(state)) {
    const group = groupNamed(activity, place.group);
    const where = [group?.title ?? place.group, group?.schedule, group?.where];
    return (
      <p>
        {where
          .map((text) => said(text).text)
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  }
  if (state === 'waiting')
    return waiting.map(({ group, n }) => (
      <p key={group}>
        {t('registrations:own.line', {
          n: formatCount(n),
          group: said(groupNamed(activity, group)?.title ?? group).text,
        })}
      </p>
    ));
  if (activity === null || !['sent', 'admitted'].includes(state)) return null;
  const closes = lastDayText(activity.closes, timeZone, speech);
  const appeals = lastDayText(activity.appealsUntil, timeZone, speech);
  return <p>{t(`registrations:next.${state}.${activity.phase}`, { closes, appeals })}</p>;
}

/** The way to the draw, which explains this application. */
function Why({ one }: OwnApplicationProps) {
  const { t } = useSpeech();
  const href = `/sorteos/${encodeURIComponent(one.activity.id)}#${one.code}`;
  return (
    <p>
      {t('registrations:own.position', { n: formatCount(one.position ?? 0) })}{' '}
      <Link href={href}>{t('registrations:own.why')}</Link>
    </p>
  );
}
