import { formatDays } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { rangeState } from '#domain/processes/phases.ts';
import { progressOf } from '#domain/processes/progress.ts';
import type { DateRange } from '#domain/processes/process.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { ProgressBar } from '#ui-web/components/progress-bar/progress-bar.tsx';
import { Timeline, type TimelineStep } from '#ui-web/components/timeline/timeline.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import styles from './screen.module.css';
import { isToVote, type Moment, type ProcessStatus, todayAt, votingDays } from './process-status.ts';

const stepStates = { past: 'done', current: 'current', future: 'coming' } as const;

/** "Estamos aquí. Quedan 9 días.", the days only in the phase in which the vote closes. */
function hereWords({ vote }: ProcessStatus, range: DateRange, moment: Moment, { t }: Speech): string {
  const days = vote && votingDays(vote, moment);
  const here = t('process:phases.here');
  if (!days || days.lastDay !== range.end) return here;
  const left =
    days.left === 0
      ? t('process:phases.lastDay')
      : t('process:phases.daysLeft', { count: days.left, n: formatCount(days.left) });
  return `${here} ${left}`;
}

function note(standing: ProcessStatus, range: DateRange, moment: Moment, speech: Speech) {
  const current = rangeState(range, todayAt(moment)) === 'current';
  const own = range.note === null ? null : speech.said(range.note);
  const votable = current && isToVote(standing) && standing.phase?.range === range;
  if (!current) return own ? <Words of={own} /> : undefined;
  return (
    <>
      {own && <Words of={own} />}{' '}
      <strong className={styles.here}>{hereWords(standing, range, moment, speech)}</strong>{' '}
      {votable && <Link href={processAddresses.vote(standing.process)}>{speech.t('process:voteNow')}</Link>}
    </>
  );
}

/** The phases of a process in order. */
export function Phases({ standing, moment }: { readonly standing: ProcessStatus; readonly moment: Moment }) {
  const speech = useSpeech();
  const { ranges } = standing.process;
  if (ranges.length === 0) return null;
  const today = todayAt(moment);
  const percent = progressOf(standing.process.extent, today);
  const steps = ranges.map((range): TimelineStep => {
    const state = stepStates[rangeState(range, today)];
    return {
      title: speech.said(range.name),
      dates: formatDays(range.start, range.end, speech.language),
      note: note(standing, range, moment, speech),
      state,
      ...(state === 'done' && { stateText: speech.t('process:phases.done') }),
    };
  });
  return (
    <section className="full-width stack stack-24 stretch" aria-labelledby="phases">
      <h2 id="phases">{speech.t('process:phases.title')}</h2>
      <ProgressBar
        percent={percent}
        text={speech.t('process:phases.progress', { percent: formatCount(percent) })}
      />
      <Timeline steps={steps} />
    </section>
  );
}
