import { lazy } from 'react';
import type { Survey } from '#domain/voting/survey.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { DaysLeft } from '#ui-web/components/days-left/days-left.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { NowBox } from '#ui-web/components/now-box/now-box.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { boxView, surveyToVote } from './box-view.ts';
import type { ProcessState } from './presenter.ts';
import { isToVote, type Moment, type ProcessStatus } from './process-status.ts';
import { useUnsentVote } from './use-unsent-vote.ts';

/** Its words are not among those of the first pages. */
const ForWhomLine = lazy(async () => ({ default: (await import('./for-whom-line.tsx')).ForWhomLine }));

interface BoxProps {
  readonly standing: ProcessStatus;
  readonly surveys: ProcessState['surveys'];
  readonly moment: Moment;
  readonly retry: () => void;
}

/** What can be done now. It waits for the surveys only if the process has one. */
export function Box({ standing, surveys, moment, retry }: BoxProps) {
  const speech = useSpeech();
  const { t } = speech;
  if (standing.process.survey !== null && surveys.kind === 'waiting') {
    return <LoadingList title={t('process:box.loading')} rows={1} />;
  }
  if (standing.process.survey !== null && surveys.kind === 'refused') {
    return <Failure title={t('process:box.failed')} refused={surveys} zone={moment.zone} retry={retry} />;
  }
  const listed = surveys.kind === 'here' ? surveys.value.map(({ survey }) => survey) : [];
  return <Known standing={standing} listed={listed} moment={moment} />;
}

interface KnownProps extends Pick<BoxProps, 'standing' | 'moment'> {
  readonly listed: readonly Survey[];
}

function Known({ standing, listed, moment }: KnownProps) {
  const speech = useSpeech();
  const isUnsent = useUnsentVote(isToVote(standing) ? (standing.vote?.survey.id ?? null) : null);
  const { checksIdentity } = usePlace().site;
  const view = boxView(standing, moment, speech, { isUnsent, checksIdentity });
  const toVote = surveyToVote(standing);
  const isForSome = listed.some(({ conditions }) => conditions !== null);
  return (
    <NowBox id="now" title={view.title}>
      {view.daysLeft && <DaysLeft compact {...view.daysLeft} />}
      {view.sentence !== null && <p>{view.sentence}</p>}
      {view.action && (
        <LinkButton
          href={view.action.href}
          data-asks-to-vote={isToVote(standing) || undefined}
          {...(!view.action.main && { look: 'outline' })}
          size="large"
          wide
          iconAfter="arrow"
        >
          {view.action.text}
        </LinkButton>
      )}
      {toVote !== null && isForSome && (
        <AddedPart>
          <ForWhomLine main={toVote} surveys={listed} zone={moment.zone} />
        </AddedPart>
      )}
      {view.notes.length > 0 && <p className="note">{view.notes.join(' ')}</p>}
    </NowBox>
  );
}
