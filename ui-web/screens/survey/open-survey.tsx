import { useEffect, useRef, useState } from 'react';
import { anyResultsShown } from '#domain/voting/results-visibility.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { ChainResults } from '#ui-web/screens/results/chain-results.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Announcer } from './announcements/announcer.tsx';
import { ConfirmDialog } from './sending/confirm-dialog.tsx';
import type { SurveyPresenter } from './presenter.ts';
import { MoreInformation } from './questions/more-information.tsx';
import { QuestionSections } from './questions/question-sections.tsx';
import { questionId } from './questions/question-ids.ts';
import { questionViewer } from './questions/question-view.ts';
import { SendPart } from './sending/send-part.tsx';
import { SurveyProgress } from './questions/progress.tsx';
import type { SendingFaults, OpenState } from './state.ts';
import { statusView } from './status-view.ts';
import { type OpenView, openView } from './view-model.ts';
import { answerable } from './visit.ts';
import { VotedPart } from './voted-part.tsx';
import { wayTo } from './way-to.ts';

interface OpenProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}

/** What is missing, how the survey stands, and what it is about. */
function SurveyTop({ open, view, presenter }: OpenProps & { readonly view: OpenView }) {
  const speech = useSpeech();
  const status = statusView(open.visit, speech);
  const title = speech.said(open.visit.main.title);
  return (
    <>
      {open.faults && hasSummary(open.faults) && (
        <div className="full-width">
          <ErrorSummary
            key={open.faults.serial}
            title={speech.t('survey:faults.title')}
            errors={view.errors}
            closeLabel={speech.t('survey:faults.close')}
            onClose={presenter.dismissFaults}
          />
        </div>
      )}
      <StatusLine state={status.state} stateText={status.stateText}>
        {status.text}
      </StatusLine>
      <ScreenTitle of={title} />
      {view.lead && (
        <p className="lead">
          <Words of={view.lead} />
        </p>
      )}
      {view.details && <MoreInformation of={view.details} about={title} />}
    </>
  );
}

/** A survey that can be answered. */
export function OpenSurvey({ open, presenter }: OpenProps) {
  const speech = useSpeech();
  const view = openView(open, speech);
  const [viewer] = useState(questionViewer);
  useFocusOnFault(open, view);
  useFaultInTitle(open.faults !== null, speech.t('survey:faults.inTitle'));
  const { chain, now, zone } = open.visit;
  const mayLook = anyResultsShown(chain, now, zone, open.hasVoted);
  const results = open.showing === 'results' && mayLook;
  return (
    <div className="wrap">
      <Breadcrumbs label={speech.t('survey:way')} items={wayTo(open.visit, speech)} />
      <div className="page-top">
        <SurveyTop open={open} view={view} presenter={presenter} />
        <Notices open={open} view={view} presenter={presenter} />
        {mayLook && (
          <Button
            look="outline"
            size="short"
            onClick={() => presenter.show(results ? 'questions' : 'results')}
          >
            {speech.t(results ? 'survey:showSurvey' : 'survey:showResults')}
          </Button>
        )}
      </div>
      {results ? (
        <ChainResults visit={open.visit} />
      ) : (
        <>
          {view.progress && <SurveyProgress progress={view.progress} sections={view.sections} />}
          <QuestionSections sections={view.sections} questions={viewer(open, speech)} answering={presenter} />
          {answerable(open.visit).length > 0 && <SendPart open={open} view={view} presenter={presenter} />}
        </>
      )}
      <Announcer said={view.announcement} />
      <ConfirmDialog open={open} presenter={presenter} />
    </div>
  );
}

/** What this device stores: an answer not yet sent, or that a vote was sent before. */
function Notices({ open, view, presenter }: OpenProps & { readonly view: OpenView }) {
  const { t } = useSpeech();
  const startAfresh = () => {
    presenter.startAfresh();
    const [first] = answerable(open.visit);
    if (first) document.getElementById(questionId(first))?.focus();
  };
  return (
    <>
      {open.hasVoted && <VotedPart visit={open.visit} />}
      {view.draft !== null && (
        <Notice
          tone="info"
          icon="repeat"
          actions={
            <Button look="text" size="short" onClick={startAfresh}>
              {t('survey:draft.startAfresh')}
            </Button>
          }
        >
          <p>{view.draft}</p>
        </Notice>
      )}
    </>
  );
}

/** Faults of answers are listed above the title; those of the fields below are shown beside them. */
const hasSummary = ({ chain, answers }: SendingFaults): boolean => chain !== null || answers.size > 0;

/** Without a summary above, the focus goes to the first field that is wrong. */
function useFocusOnFault({ faults }: OpenState, { errors }: OpenView): void {
  const first = errors[0]?.href.slice(1);
  const seen = useRef(0);
  useEffect(() => {
    if (!faults || faults.serial === seen.current) return;
    seen.current = faults.serial;
    if (!hasSummary(faults) && first !== undefined) document.getElementById(first)?.focus();
  }, [faults, first]);
}

/** The title of the page says at once that something is missing. */
function useFaultInTitle(faulty: boolean, prefix: string): void {
  useEffect(() => {
    if (!faulty) return undefined;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [faulty, prefix]);
}
