import { useId } from 'react';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { publishesList } from '#domain/voting/results-visibility.ts';
import type { ResultFlags } from '#domain/voting/survey.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { RevealTable } from '../opening/reveal-table.tsx';
import shared from '../votes.module.css';
import styles from './builder.module.css';
import type { BuilderPresenter, OpenBuilder } from './builder-presenter.ts';
import { MomentField } from './moment-field.tsx';
import { conditionNames, VoterConditions } from './voter-conditions.tsx';
import { NamedParts, QuestionPlace, usePartsOf } from './question-place.tsx';

interface SettingsProps {
  readonly state: OpenBuilder;
  readonly presenter: BuilderPresenter;
}

/** Settings that a vote has as a whole: they are written in every question of it. */
function useSettings({ state, presenter }: SettingsProps) {
  const { main, questions } = state;
  const isReadOnly = !mayWrite(main, null);
  const of = (name: string): Json | undefined => main.shown.get(name);
  const put = (values: Readonly<Record<string, Json | undefined>>) =>
    presenter.writeAll(Object.entries(values).map(([path, value]) => ({ path, value })));
  const differ = (names: readonly string[]): boolean =>
    questions.some(({ shown }) =>
      names.some((name) => !isSameJson(shown.get(name) ?? false, of(name) ?? false)),
    );
  const equalise = (names: readonly string[]) =>
    put(Object.fromEntries(names.map((name) => [name, of(name)])));
  return { of, put, differ, equalise, isReadOnly };
}
type Settings = ReturnType<typeof useSettings>;

/** Says that questions of a vote have different settings, and makes them equal. */
function Different({ settings, names }: { readonly settings: Settings; readonly names: readonly string[] }) {
  const { t } = useSpeech();
  if (!settings.differ(names)) return null;
  return (
    <p className={shared.warning}>
      {t('office-votes:different')}{' '}
      {!settings.isReadOnly && (
        <OfficeButton look="text" onClick={() => settings.equalise(names)}>
          {t('office-votes:equalise')}
        </OfficeButton>
      )}
    </p>
  );
}

const whoNames = ['census', 'identityCheck', 'registeredOnly', 'votingAge', ...conditionNames] as const;
const whos = ['census', 'external', 'account', 'anybody'] as const;
type Who = (typeof whos)[number];

/** How the fields of a question say who votes. In towns without an external check, a census is their own. */
function whoIn(of: Settings['of'], checksIdentity: boolean): Who {
  if (of('census') === true) return checksIdentity && of('identityCheck') !== false ? 'external' : 'census';
  return of('registeredOnly') === true ? 'account' : 'anybody';
}

/** The fields that say so. Conditions are of a census: without one they go. */
const fieldsOf = (who: Who, checksIdentity: boolean): Readonly<Record<string, Json | undefined>> => ({
  census: who === 'census' || who === 'external' || undefined,
  identityCheck: who === 'census' && checksIdentity ? false : undefined,
  registeredOnly: who === 'account' || undefined,
  ...(who === 'account' || who === 'anybody'
    ? Object.fromEntries(conditionNames.map((name) => [name, undefined]))
    : {}),
});

/** Who may vote, and how it is checked. */
function WhoVotes(props: SettingsProps) {
  const { t } = useSpeech();
  const settings = useSettings(props);
  const id = useId();
  const parts = usePartsOf(props.state.main);
  const { of, put, isReadOnly } = settings;
  const { checksIdentity = false } = useOffice().town;
  const who = whoIn(of, checksIdentity);
  const isCensus = who === 'census' || who === 'external';
  return (
    <fieldset className={styles.choices}>
      <legend>{t('office-votes:who.title')}</legend>
      <Different settings={settings} names={whoNames} />
      {whos.map((one) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are in its second part
        <label key={one} className={one === who ? styles.chosen : undefined}>
          <input
            type="radio"
            name={id}
            checked={one === who}
            disabled={isReadOnly || (one === 'external' && !checksIdentity)}
            onChange={() => put(fieldsOf(one, checksIdentity))}
          />
          <span>
            <b>{t(`office-votes:who.${one}`)}</b>
            <small>
              {t(
                one === 'external' && !checksIdentity
                  ? 'office-votes:who.externalMissing'
                  : `office-votes:who.${one}Hint`,
              )}
            </small>
          </span>
        </label>
      ))}
      {isCensus && <VoterConditions {...{ of, put, isReadOnly }} />}
      {isCensus && (
        <details className={shared.details}>
          <summary>{t('office-votes:who.form')}</summary>
          <QuestionPlace
            question={props.state.main}
            presenter={props.presenter}
            columns={props.state.main.languages.slice(0, 1)}
          >
            <NamedParts
              parts={parts}
              names={['votingAge', 'censusMessage', 'censusQuestions', 'censusInfo']}
            />
          </QuestionPlace>
        </details>
      )}
    </fieldset>
  );
}

const dateNames = ['startTime', 'endTime', 'startPublicationTime'] as const;

/** When the vote is open, by the clock of the town. */
function Dates(props: SettingsProps) {
  const { t } = useSpeech();
  const settings = useSettings(props);
  const { of, put, isReadOnly } = settings;
  const field = (name: string, isDay = false) => (
    <MomentField
      label={t(`office-fields:name.${name}`)}
      hint={t(`office-votes:dates.${name}`)}
      value={of(name)}
      isDay={isDay}
      isReadOnly={isReadOnly}
      onChange={(value) => put({ [name]: value })}
    />
  );
  return (
    <section className={shared.group}>
      <h3>{t('office-votes:dates.title')}</h3>
      <Different settings={settings} names={dateNames} />
      {field('startTime')}
      {field('endTime', true)}
      {field('startPublicationTime')}
    </section>
  );
}

const flagNames = [
  'showResultsBefore',
  'showResults',
  'showResultsAfterPollIsClosed',
  'hideVoteCount',
  'canChangeVote',
] as const;

const noFlags: ResultFlags = {
  showResults: false,
  showResultsBefore: false,
  showResultsAfterPollIsClosed: false,
  hideVoteCount: false,
  resultsFrom: null,
};

/** What is shown of the count and the result, when and to whom, as the flags decide it together. */
function Flags(props: SettingsProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const settings = useSettings(props);
  const { of, put, isReadOnly } = settings;
  const read = readSurvey(
    { ...documentOf(props.state.main.shown), _id: props.state.main.id, title: '', displayType: 'likes' },
    town.timeZone,
  );
  const flags = isLeft(read) ? noFlags : read.right;
  return (
    <section className={shared.group}>
      <h3>{t('office-votes:flags.title')}</h3>
      <Different settings={settings} names={[...flagNames, 'resultsFrom']} />
      {flagNames.map((name) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are in its second part
        <label key={name} className={shared.check}>
          <input
            type="checkbox"
            checked={of(name) === true}
            disabled={isReadOnly}
            onChange={(event) => put({ [name]: event.target.checked || undefined })}
          />
          <span>
            <b>{t(`office-fields:name.${name}`)}</b>
            <small>{t(`office-votes:flags.${name}`)}</small>
          </span>
        </label>
      ))}
      <MomentField
        label={t('office-fields:name.resultsFrom')}
        hint={t('office-votes:flags.resultsFrom')}
        value={of('resultsFrom')}
        isReadOnly={isReadOnly}
        onChange={(value) => put({ resultsFrom: value })}
      />
      <RevealTable flags={flags} isCensus={of('census') === true} />
      {of('census') === true && flags.hideVoteCount && flags.showResultsAfterPollIsClosed && (
        <p className={shared.bad}>{t('office-votes:flags.hiddenCount')}</p>
      )}
      {!publishesList(flags) && <p className={shared.hint}>{t('office-votes:flags.noList')}</p>}
    </section>
  );
}

/** Who votes, when, and what is shown of it. */
export function VoteSettings(props: SettingsProps) {
  return (
    <>
      <WhoVotes {...props} />
      <Dates {...props} />
      <Flags {...props} />
    </>
  );
}
