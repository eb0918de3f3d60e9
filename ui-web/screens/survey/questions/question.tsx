import { memo, type ReactNode } from 'react';
import { EnlargeableImage } from '#ui-web/components/enlargeable-image/enlargeable-image.tsx';
import { LikeButton } from '#ui-web/components/like-button/like-button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { Answering } from './answering.ts';
import { BlankVoteCard } from './blank-vote-card.tsx';
import { BudgetQuestion } from '../kinds/budget-amount/part.tsx';
import { OneAnswer, SeveralAnswers } from '../kinds/options/part.tsx';
import { FreeQuestion } from '../kinds/free/part.tsx';
import { RatingAnswersQuestion, RatingQuestion, SlidersQuestion } from '../kinds/limited-sliders/part.tsx';
import { MoreInformation } from './more-information.tsx';
import type { QuestionView } from './question-view.ts';
import { RankedQuestion, SortableQuestion } from '../kinds/ranking/parts.tsx';
import styles from '../screen.module.css';

interface QuestionProps {
  readonly view: QuestionView;
  readonly answering: Answering;
}

/** What a question of one kind is drawn from. */
export interface Drawn<K extends QuestionView['kind']> {
  readonly view: Extract<QuestionView, { kind: K }>;
  readonly answering: Answering;
}

/** Kinds whose title is the legend of one group of radios or checkboxes. */
const grouped: ReadonlySet<QuestionView['kind']> = new Set(['options', 'optionsMultiple', 'rating']);

/** One question of the chain, drawn after its kind; not again while its view is the same. */
export const Question = memo(function Question({ view, answering }: QuestionProps) {
  return (
    <QuestionFrame
      id={view.id}
      {...(view.number === undefined ? {} : { number: view.number })}
      title={<Words of={view.title} />}
      lead={leadOf(view)}
      error={view.missing}
      level={view.level}
      asFieldset={grouped.has(view.kind)}
    >
      {view.hint !== null && <p className={`note ${styles.hint}`}>{view.hint}</p>}
      {answersOf(view, answering)}
      {view.blankVote !== null && <BlankVoteCard view={view} answering={answering} />}
    </QuestionFrame>
  );
});

function leadOf({ lead, details, title, survey }: QuestionView): ReactNode {
  if (lead === null && details === null && survey.headerImage === null) return undefined;
  return (
    <>
      {lead !== null && (
        <p>
          <Words of={lead} />
        </p>
      )}
      {details !== null && <MoreInformation of={details} about={title} />}
      {survey.headerImage !== null && <HeaderImage survey={survey} src={survey.headerImage} />}
    </>
  );
}

/** The picture of a survey; pressing it shows it large. */
function HeaderImage({ survey, src }: { readonly survey: QuestionView['survey']; readonly src: string }) {
  const { t, said } = useSpeech();
  const title = said(survey.title);
  return (
    <EnlargeableImage
      src={src}
      title={title}
      alt={t('survey:image.alt', { title: textOf(title) })}
      enlarge={t('survey:image.enlarge')}
      close={t('survey:image.close')}
    />
  );
}

function answersOf(view: QuestionView, answering: Answering): ReactNode {
  switch (view.kind) {
    case 'budgetAmount':
      return <BudgetQuestion view={view} answering={answering} />;
    case 'options':
      return <OneAnswer view={view} answering={answering} />;
    case 'optionsMultiple':
      return <SeveralAnswers view={view} answering={answering} />;
    case 'sortable':
      return <SortableQuestion view={view} answering={answering} />;
    case 'ranked':
      return <RankedQuestion view={view} answering={answering} />;
    case 'limitedSliders':
      return <SlidersQuestion view={view} answering={answering} />;
    case 'rating':
      return <RatingQuestion view={view} answering={answering} />;
    case 'ratingAnswers':
      return <RatingAnswersQuestion view={view} answering={answering} />;
    case 'free':
      return <FreeQuestion view={view} answering={answering} />;
    case 'likes':
      return <Like view={view} answering={answering} />;
    case 'closedToAnswers':
      return (
        <Notice tone="info">
          <p>{view.text}</p>
        </Notice>
      );
    default:
      return view satisfies never;
  }
}

function Like({ view, answering }: Drawn<'likes'>) {
  const { t } = useSpeech();
  return (
    <p>
      <LikeButton
        liked={view.liked}
        describedBy={`${view.id}-title`}
        onChange={(liked) => answering.like(view.survey, liked)}
      >
        {t('survey:likes.like')}
      </LikeButton>
    </p>
  );
}
