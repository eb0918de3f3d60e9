import type { ReactNode } from 'react';
import { answerId } from '#domain/shared/ids.ts';
import { type Choice, ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { QuestionFrame } from '#ui-web/components/question-frame/question-frame.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BudgetQuestion } from './budget-question.tsx';
import type { SurveyPresenter } from './presenter.ts';
import type { OptionView } from './options-view.ts';
import type { QuestionView } from './question-view.ts';
import styles from './screen.module.css';

interface QuestionProps {
  readonly view: QuestionView;
  readonly presenter: SurveyPresenter;
}

/** One question of the chain, drawn after its kind. */
export function Question({ view, presenter }: QuestionProps) {
  const isChoice = view.kind === 'options' || view.kind === 'optionsMultiple';
  return (
    <QuestionFrame
      id={view.id}
      {...(view.number === undefined ? {} : { number: view.number })}
      title={<Words of={view.title} />}
      lead={leadOf(view)}
      error={view.error}
      asFieldset={isChoice}
    >
      {answersOf(view, presenter)}
    </QuestionFrame>
  );
}

function leadOf({ lead, survey }: QuestionView): ReactNode {
  if (lead === null && survey.headerImage === null) return undefined;
  return (
    <>
      {lead !== null && (
        <p>
          <Words of={lead} />
        </p>
      )}
      {survey.headerImage !== null && <HeaderImage src={survey.headerImage} />}
    </>
  );
}

/** The picture of a survey; pressing it shows it whole. */
function HeaderImage({ src }: { readonly src: string }) {
  const { t } = useSpeech();
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className={styles.headerImage}
      aria-label={t('survey:enlarge')}
    >
      <img src={src} alt="" loading="lazy" />
    </a>
  );
}

function answersOf(view: QuestionView, presenter: SurveyPresenter): ReactNode {
  switch (view.kind) {
    case 'budgetAmount':
      return <BudgetQuestion view={view} presenter={presenter} />;
    case 'options':
      return <OneAnswer view={view} presenter={presenter} />;
    case 'optionsMultiple':
      return <SeveralAnswers view={view} presenter={presenter} />;
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

const choiceOf = ({ value, title, detail, image, atLimit }: OptionView): Choice => ({
  value,
  title,
  disabled: atLimit,
  ...(detail === null && image === null
    ? {}
    : {
        detail: (
          <>
            {detail !== null && <Words of={detail} />}
            {image !== null && <img className={styles.optionImage} src={image} alt="" loading="lazy" />}
          </>
        ),
      }),
});

/** Radios. Where nothing has to be answered, one of them takes the answer back. */
function OneAnswer({
  view,
  presenter,
}: QuestionProps & { readonly view: Extract<QuestionView, { kind: 'options' }> }) {
  const { t } = useSpeech();
  const options = view.options.map(choiceOf);
  const blank: Choice = { value: '', title: t('survey:options.blank') };
  const selected = view.selected.length === 0 && view.mayBeBlank ? [''] : view.selected;
  return (
    <ChoiceGroup
      kind="radio"
      name={view.id}
      options={view.mayBeBlank ? [...options, blank] : options}
      selected={selected}
      onChange={([value = '']) => presenter.choose(view.survey, value === '' ? null : answerId(value))}
    />
  );
}

/** Checkboxes up to a limit; at the limit the others say why they cannot be ticked. */
function SeveralAnswers({
  view,
  presenter,
}: QuestionProps & { readonly view: Extract<QuestionView, { kind: 'optionsMultiple' }> }) {
  const toggled = (after: readonly string[]) =>
    view.options.find(({ value }) => after.includes(value) !== view.selected.includes(value))?.value;
  const toggle = (value: string | undefined) =>
    value !== undefined && presenter.toggle(view.survey, answerId(value));
  return (
    <ChoiceGroup
      kind="checkbox"
      name={view.id}
      hint={view.count}
      error={view.refusal}
      options={view.options.map(choiceOf)}
      selected={view.selected}
      onChange={(after) => toggle(toggled(after))}
      onRefused={toggle}
    />
  );
}
