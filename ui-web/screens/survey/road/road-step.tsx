import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SurveyPresenter } from '../presenter.ts';
import { QuestionPart } from '../questions/question.tsx';
import { reviewId, stepLinksId } from '../questions/question-ids.ts';
import type { QuestionView } from '../questions/question-view.ts';
import { AnswersList } from '../sending/answers-list.tsx';
import { SendPart } from '../sending/send-part.tsx';
import type { OpenState } from '../state.ts';
import type { OpenView } from '../view-model.ts';
import styles from './road.module.css';
import { backToStep } from './step-address.ts';
import { type Road, roadId, nameOfShown } from './use-road.ts';

interface RoadStepProps {
  readonly open: OpenState;
  readonly view: OpenView;
  readonly road: Road;
  /** The question of the step; undefined at the review. */
  readonly question: QuestionView | undefined;
  readonly presenter: SurveyPresenter;
}

/** One question, or the review of all answers, with the way back and on. */
export function RoadStep({ open, view, road, question, presenter }: RoadStepProps) {
  return (
    <div className={styles.road}>
      <StepTop road={road} />
      {question === undefined ? (
        <>
          <Review open={open} />
          <SendPart open={open} view={view} presenter={presenter} />
        </>
      ) : (
        <>
          <SectionName view={view} question={question} />
          <QuestionPart key={question.id} view={question} answering={presenter} />
          <Onward road={road} />
        </>
      )}
    </div>
  );
}

/** Which step it is of how many, the way back, and the whole page. */
function StepTop({ road }: { readonly road: Road }) {
  const { t } = useSpeech();
  const { steps, at, way } = road;
  const isWalked = way === 'steps';
  const before = isWalked ? steps[at - 1]?.id : 'page';
  const of = steps.length;
  return (
    <div id={roadId} className={styles.top}>
      <div className={styles.row}>
        {before !== undefined && <BackButton to={before} road={road} />}
        <p role="status" className={styles.count}>
          {isWalked && t('survey:road.step', { n: at + 1, of })}
        </p>
        {isWalked && (
          <Button look="text" size="short" onClick={() => road.change('page')}>
            <span>
              {t('survey:road.page')}
              <span className="visually-hidden"> {t('survey:road.pageHidden')}</span>
            </span>
          </Button>
        )}
      </div>
      {isWalked && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ '--share': `${(100 * (at + 1)) / of}%` }} />
        </span>
      )}
    </div>
  );
}

function BackButton({ to, road }: { readonly to: string; readonly road: Road }) {
  const { t } = useSpeech();
  const last = road.steps[road.at - 1]?.id ?? '';
  // A reader of the page who opened the review from its address finds the last question.
  const back = () => backToStep(to, last, nameOfShown(road));
  return (
    <Button look="text" size="short" onClick={back}>
      <span>
        <span aria-hidden="true">‹ </span>
        {t('survey:road.back')}
      </span>
    </Button>
  );
}

/** The heading of the section that the question belongs to. */
function SectionName({ view, question }: Pick<RoadStepProps, 'view'> & { readonly question: QuestionView }) {
  const section = view.sections.find(({ surveys }) => surveys.includes(question.survey));
  if (!section || section.title === null) return null;
  return (
    <p className={styles.section}>
      <Words of={section.title} />
    </p>
  );
}

/** To the next step, which the links of the page lead to as well. */
function Onward({ road: { steps, at } }: { readonly road: Road }) {
  const { t } = useSpeech();
  const next = steps[at + 1]?.id ?? reviewId;
  return (
    <p id={stepLinksId} tabIndex={-1} className={styles.onward}>
      <LinkButton href={`#${next}`} size="large" iconAfter="arrow" wide>
        {t('survey:road.next')}
      </LinkButton>
    </p>
  );
}

/** Every answer once more, each with the way back to its question. */
function Review({ open }: { readonly open: OpenState }) {
  const { t } = useSpeech();
  return (
    <QuestionFrame id={reviewId} title={t('survey:road.review')} lead={<p>{t('survey:road.reviewLead')}</p>}>
      <AnswersList open={open} change={({ questionId: id }) => ({ href: `#${id}` })} />
    </QuestionFrame>
  );
}
