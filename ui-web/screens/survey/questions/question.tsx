import { createElement, memo, type ReactNode } from 'react';
import { EnlargeableImage } from '#ui-web/components/enlargeable-image/enlargeable-image.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { KeptAnswer } from '../earlier-vote/kept-answer.tsx';
import { questionKinds, type Views } from '../kinds/question-kinds.ts';
import type { Kind } from '../kinds/question-of.ts';
import { ClosedNotice } from '../kinds/unknown/closed-notice.tsx';
import styles from '../screen.module.css';
import type { Answering } from './answering.ts';
import { BlankVoteCard } from './blank-vote-card.tsx';
import type { QuestionHead } from './head.ts';
import { MoreInformation } from './more-information.tsx';
import type { QuestionView } from './question-view.ts';

interface QuestionProps {
  readonly view: QuestionView;
  readonly answering: Answering;
}

/** One question of the chain, drawn by its kind; not again while its view is the same. */
export const QuestionPart = memo(function Question({ view, answering }: QuestionProps) {
  return (
    <QuestionFrame
      id={view.id}
      {...(view.number === undefined ? {} : { number: view.number })}
      title={<Words of={view.title} />}
      lead={leadOf(view)}
      error={view.missing}
      level={view.level}
      asFieldset={isAnswerable(view) && questionKinds[view.kind].asFieldset}
    >
      {view.hint !== null && <p className={`note ${styles.hint}`}>{view.hint}</p>}
      {answersOf(view, answering)}
      {view.blankVote !== null && <BlankVoteCard view={view} answering={answering} />}
    </QuestionFrame>
  );
});

const isAnswerable = (view: QuestionView): view is QuestionHead & Views[Kind] =>
  view.kind !== 'closedToAnswers' && view.kind !== 'kept';

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

/** The answers, drawn by the component of their kind. */
function answersOf(view: QuestionView, answering: Answering): ReactNode {
  if (view.kind === 'closedToAnswers') return <ClosedNotice text={view.text} />;
  if (view.kind === 'kept') return <KeptAnswer view={view} />;
  return drawn(view.kind, view, answering);
}

const drawn = <K extends Kind>(kind: K, view: QuestionHead & Views[K], answering: Answering): ReactNode =>
  createElement(questionKinds[kind].part, { view, answering });
