import { useEffect, useRef, useState } from 'react';
import { anyResultsShown } from '#domain/voting/results-visibility.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { StatusLine } from '#ui-web/components/ribbon/status-line.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Announcer } from './announcements/announcer.tsx';
import { ConfirmDialog } from './sending/confirm-dialog.tsx';
import type { SurveyPresenter } from './presenter.ts';
import { MoreInformation } from './questions/more-information.tsx';
import { QuestionSections } from './questions/question-sections.tsx';
import { questionId } from './questions/question-ids.ts';
import { questionViewer } from './questions/question-view.ts';
import { followSteps } from './road/follow-steps.ts';
import roadStyles from './road/road.module.css';
import { RoadStep } from './road/road-step.tsx';
import { seek } from './road/step-address.ts';
import type { StepOnRoad } from './road/steps.ts';
import { type Road, useBeginningAgain, useRoad, useStepArrival } from './road/use-road.ts';
import { pageTitle } from './page-title.ts';
import { ForWhomNotice } from './for-whom-notice.tsx';
import { RegisteredNotice } from './registered-notice.tsx';
import { SendPart } from './sending/send-part.tsx';
import { SurveyProgress } from './questions/progress.tsx';
import type { SendingFaults, OpenState } from './state.ts';
import { statusView } from './status-view.ts';
import { type OpenView, openView } from './view-model.ts';
import { answerable } from './visit.ts';
import { VotedPart } from './voted-part.tsx';
import { wayTo } from './way-to.ts';

const ChainResults = latePart(
  async () => (await import('#ui-web/screens/results/chain-results.tsx')).ChainResults,
  undefined,
  'survey-parts',
);

interface OpenProps {
  readonly open: OpenState;
  readonly presenter: SurveyPresenter;
}

interface PartProps extends OpenProps {
  readonly view: OpenView;
  readonly road: Road;
}

/** What is missing in what is shown. */
function Missing({ open, view, presenter }: Omit<PartProps, 'road'>) {
  const { t } = useSpeech();
  if (!open.faults || !hasSummary(open.faults) || view.errors.length === 0) return null;
  return (
    <div className="full-width">
      <ErrorSummary
        key={open.faults.serial}
        title={t('survey:faults.title')}
        errors={view.errors}
        closeLabel={t('survey:faults.close')}
        onClose={presenter.dismissFaults}
      />
    </div>
  );
}

/** How the survey stands, and what it is about; on a later step only its title. */
function SurveyTop({ open, view, road }: Omit<PartProps, 'presenter'>) {
  const speech = useSpeech();
  const status = statusView(open.visit, speech);
  const title = pageTitle(open.visit, speech);
  if (isLater(road)) {
    const step = speech.t('survey:road.step', { n: road.at + 1, of: road.steps.length });
    return <ScreenTitle of={title} page={`${step} · ${textOf(title)}`} className={roadStyles.title} />;
  }
  return (
    <>
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

/** A step after the first, where the survey has been introduced. */
const isLater = ({ step, at }: Road): boolean => step !== null && at > 0;

/** A survey that can be answered. */
export function OpenSurvey({ open, presenter }: OpenProps) {
  const speech = useSpeech();
  const road = useRoad(open.visit);
  const { step, at } = road;
  const view = errorsAtStep(openView(open, speech), step);
  // The step on which the page was opened: what this device stores is shown there.
  const [entry] = useState(at);
  useFocusOnFault(open, view);
  useFaultInTitle(open.faults !== null && view.errors.length > 0, speech.t('survey:faults.inTitle'));
  useStepArrival(road);
  useBeginningAgain(open.hasVoted);
  const { chain, now, zone } = open.visit;
  const mayLook = anyResultsShown(chain, now, zone, open.hasVoted);
  const results = open.showing === 'results' && mayLook;
  const parts = { open, view, presenter, road };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the clicks of links in it, which the keyboard sends too
    <div className="wrap" onClickCapture={followSteps(road, presenter)}>
      {!isLater(road) && <Breadcrumbs label={speech.t('survey:way')} items={wayTo(open.visit, speech)} />}
      <div className="page-top">
        <Missing {...parts} />
        <SurveyTop {...parts} />
        {!isLater(road) && <RegisteredNotice visit={open.visit} />}
        {!isLater(road) && <ForWhomNotice visit={open.visit} />}
        {(!isLater(road) || at === entry) && <Notices {...parts} />}
        {mayLook && !isLater(road) && (
          <Button
            look="outline"
            size="short"
            onClick={() => presenter.show(results ? 'questions' : 'results')}
          >
            {speech.t(results ? 'survey:showSurvey' : 'survey:showResults')}
          </Button>
        )}
        {road.isOffered && step === null && !results && (
          <Button look="text" size="short" onClick={() => road.change('steps')}>
            {speech.t('survey:road.steps')}
          </Button>
        )}
      </div>
      {results ? <ChainResults visit={open.visit} /> : <Questions {...parts} />}
      <Announcer said={view.announcement} />
      <ConfirmDialog open={open} presenter={presenter} />
    </div>
  );
}

/** The questions and what sends them: all on one page, or the step that is shown. */
function Questions({ open, view, presenter, road }: PartProps) {
  const speech = useSpeech();
  const [viewer] = useState(questionViewer);
  const { step } = road;
  if (step) {
    const [question] = step.survey ? viewer(open, speech, step.survey) : [];
    return <RoadStep open={open} view={view} road={road} question={question} presenter={presenter} />;
  }
  return (
    <>
      {view.progress && <SurveyProgress progress={view.progress} sections={view.sections} />}
      <QuestionSections sections={view.sections} questions={viewer(open, speech)} answering={presenter} />
      {answerable(open.visit).length > 0 && <SendPart open={open} view={view} presenter={presenter} />}
    </>
  );
}

/** A step that asks one question shows what is missing in that one. */
const errorsAtStep = (view: OpenView, step: StepOnRoad | null): OpenView =>
  step?.survey ? { ...view, errors: view.errors.filter(({ href }) => href === `#${step.id}`) } : view;

/** What this device stores: an answer not yet sent, or that a vote was sent before. */
function Notices({ open, view, presenter }: Omit<PartProps, 'road'>) {
  const { t } = useSpeech();
  const startAfresh = () => {
    presenter.startAfresh();
    const [first] = answerable(open.visit);
    if (first) seek(questionId(first));
  };
  return (
    <>
      {open.hasVoted && <VotedPart visit={open.visit} />}
      {view.notKept !== null && (
        <Notice tone="warning">
          <p>{view.notKept}</p>
        </Notice>
      )}
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
