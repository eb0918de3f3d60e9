import { displayTypes, kindNamed } from '#adapters/wire/voting/kinds/question-codecs.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { OtherValues } from '../../documents/editor/other-values.tsx';
import { SavingWords } from '../../documents/editor/saving-words.tsx';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { type FormPart, otherValues } from '../../documents/form/form-tree.ts';
import formStyles from '../../documents/form/form.module.css';
import { ValueInput } from '../../documents/form/value-input.tsx';
import { RuleChooser } from '../rules/rule-chooser.tsx';
import shared from '../votes.module.css';
import styles from './builder.module.css';
import { AnswersTable } from './answers-table.tsx';
import { TypeOptions } from './type-options.tsx';
import { NamedParts, usePartsOf } from './question-place.tsx';

type Kind = (typeof displayTypes)[number];

/** The fields of each type of question, beside those of all. */
const ownNames: Readonly<Record<Kind, readonly string[]>> = {
  options: [],
  yesNo: [],
  likeDislike: [],
  optionsMultiple: ['optionsAmount'],
  budgetAmount: ['totalAmount'],
  sortable: ['maxScore'],
  ranked: ['maxScore'],
  limitedSliders: [],
  rating: [],
  ratingAnswers: [],
  free: ['rows'],
  likes: [],
};
const withAnswers: readonly Kind[] = [
  'options',
  'yesNo',
  'likeDislike',
  'optionsMultiple',
  'sortable',
  'ranked',
  'limitedSliders',
  'ratingAnswers',
];
const texts = ['title', 'description'];
const others = ['details', 'headerImage', 'section', 'required', 'randomOrder', 'blankVote'];
/** What the settings of the vote have, and the tables. */
const elsewhere = [
  'answers',
  'proposals',
  'rule',
  'chain',
  'ratingRange',
  'displayType',
  'isActive',
  'isPublished',
  'voteCount',
  'awaitsPaper',
  'startTime',
  'endTime',
  'startPublicationTime',
  'resultsFrom',
  'census',
  'registeredOnly',
  'votingAge',
  'identityCheck',
  'conditions',
  'censusMessage',
  'censusQuestions',
  'censusInfo',
  'canChangeVote',
  'hideVoteCount',
  'showResults',
  'showResultsBefore',
  'showResultsAfterPollIsClosed',
];

const typeIn = (shown: Fields): string => {
  const type = shown.get('displayType');
  return typeof type === 'string' ? type : '';
};

/** How many stars there are, from the least to the most. */
function Stars() {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const range = document.shown.get('ratingRange');
  const [least = 1, most = 5] = Array.isArray(range) ? (range as readonly number[]) : [];
  const field = (
    id: string,
    label: string,
    value: number,
    put: (next: number) => readonly [number, number],
  ) => (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <ValueInput
        {...{ id, value }}
        look="number"
        isReadOnly={!mayWrite(document, null)}
        onChange={(next) =>
          typeof next === 'number' && write([{ path: 'ratingRange', value: [...put(next)] }])
        }
      />
    </div>
  );
  return (
    <div className={shared.parameters}>
      {field('stars-least', t('office-votes:stars.least'), least, (next) => [next, most])}
      {field('stars-most', t('office-votes:stars.most'), most, (next) => [least, next])}
    </div>
  );
}

/** Which type of question it is; one that this program does not know stays. */
function TypeSelect() {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const now = typeIn(document.shown);
  return (
    <div className={shared.field}>
      <label htmlFor="tipo">{t('office-fields:name.displayType')}</label>
      <select
        id="tipo"
        value={now}
        disabled={!mayWrite(document, null)}
        onChange={(event) => write([{ path: 'displayType', value: event.target.value }])}
      >
        {kindNamed(now) === null && <option value={now}>{now}</option>}
        <TypeOptions />
      </select>
      {kindNamed(now) !== null && <small>{t(`office-votes:type.${now}`)}</small>}
    </div>
  );
}

function Answers({ kind, parts }: { readonly kind: Kind | null; readonly parts: readonly FormPart[] }) {
  const partOf = (name: string) => parts.find(({ field }) => field.name === name);
  if (kind === 'budgetAmount')
    return (
      <>
        <AnswersTable
          rows={{ list: 'proposals', text: 'title' }}
          part={partOf('proposals')}
          numbers={['amount']}
          withReset={false}
        />
        <RuleChooser />
      </>
    );
  if (kind === null || !withAnswers.includes(kind)) return null;
  return (
    <AnswersTable
      rows={{ list: 'answers', text: 'text' }}
      part={partOf('answers')}
      numbers={kind === 'limitedSliders' ? ['min', 'max'] : []}
      withReset={kind === 'optionsMultiple'}
    />
  );
}

/** One question of a vote: what is asked, what can be answered, and how it is counted. */
export function QuestionEditor({ question }: { readonly question: OpenDocument }) {
  const { t } = useSpeech();
  const parts = usePartsOf(question);
  const kind = kindNamed(typeIn(question.shown));
  const own = kind === null ? [] : ownNames[kind];
  const shown = [...texts, ...own, ...others, ...elsewhere];
  const rest = parts.filter(({ field }) => !shown.includes(field.name) && question.shown.has(field.name));
  return (
    <div className={styles.editor}>
      <p className={shared.facts}>
        <span className={shared.state}>{t(`office-documents:state.${question.head.state}`)}</span>
        <SavingWords saving={question.saving} />
        {question.presence.map(({ by }) => (
          <span key={by}>{t('office-documents:isHere', { who: by })}</span>
        ))}
      </p>
      <TypeSelect />
      <div className={formStyles.form}>
        <NamedParts parts={parts} names={[...texts, ...own]} />
      </div>
      {(kind === 'rating' || kind === 'ratingAnswers') && <Stars />}
      <Answers kind={kind} parts={parts} />
      <details className={shared.details}>
        <summary>{t('office-votes:moreFields')}</summary>
        <div className={formStyles.form}>
          <NamedParts parts={parts} names={[...others, ...rest.map(({ field }) => field.name)]} />
        </div>
      </details>
      <OtherValues
        others={otherValues(parts, question.shown, question.languages).filter(
          ([path]) => !path.startsWith('rule'),
        )}
      />
    </div>
  );
}
