import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { RevealTable } from './reveal-table.tsx';
import { RulePartsWords } from './rule-parts-words.tsx';

/** The first four groups of a hash, by which two people compare it. */
export const shortHash = (hash: string): string => (hash.slice(0, 16).match(/.{4}/gu) ?? []).join(' ');

/** A moment of a vote in words, by the clock of the town. */
function useMomentWords() {
  const { language } = useSpeech();
  const { town } = useOffice();
  return (instant: number) =>
    `${formatWeekday(dayAt(instant, town.timeZone), language)}, ${formatClock(instant, town.timeZone, language)}`;
}

/** What can be answered to a question, in one line each. */
function Answers({ survey: { question } }: { readonly survey: Survey }) {
  const { said, t } = useSpeech();
  if (question.kind === 'budgetAmount')
    return (
      <>
        <ul>
          {question.proposals.map(({ id, title, amount }) => (
            <li key={id}>
              {said(title).text} · {formatMoney(amount)}
            </li>
          ))}
        </ul>
        <p>
          {t('office-votes:matter.total', { total: formatMoney(question.total) })}{' '}
          {t(`office-votes:rule.kind.${question.rule.kind}`)}:{' '}
          {t(`office-votes:rule.words.${question.rule.kind}`)}{' '}
          {t('office-votes:matter.ties', {
            ties: question.rule.ties
              .map((one) => (one.startsWith('ids:') ? one.slice(4) : t(`office-votes:ties.${one}`)))
              .join(', '),
          })}
        </p>
        <RulePartsWords question={question} />
      </>
    );
  if (!('answers' in question)) return null;
  return (
    <ul>
      {question.answers.map(({ id, text }) => (
        <li key={id}>{said(text).text}</li>
      ))}
    </ul>
  );
}

interface MatterProps {
  readonly vote: VoteAnswer;
  /** It is fixed already. */
  readonly isFixed: boolean;
}

/** One thing that is fixed, with what it is. */
function Fixed({ title, isFixed, children }: { title: string; isFixed: boolean; children: React.ReactNode }) {
  const { t } = useSpeech();
  return (
    <li>
      <Icon name={isFixed ? 'lock' : 'check'} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
      {isFixed && <small>{t('office-votes:fixed.tag')}</small>}
    </li>
  );
}

/** What two people sign, in words: questions, answers, rule, dates, who votes and what is shown when. */
export function FixedMatter({ vote, isFixed }: MatterProps) {
  const { t, said } = useSpeech();
  const { town } = useOffice();
  const moment = useMomentWords();
  const { language } = useSpeech();
  const surveys = vote.surveys.flatMap((body) => {
    const read = readSurvey(body, town.timeZone);
    return isLeft(read) ? [] : [read.right];
  });
  const [main] = surveys;
  if (main === undefined) return null;
  const { startsAt, endDay, publishedFrom } = main;
  return (
    <ul role="list" className={styles.fixed}>
      {surveys.map((survey, n) => (
        <Fixed key={survey.id} title={`${n + 1}. ${said(survey.title).text}`} isFixed={isFixed}>
          <p className={styles.hint}>
            {t(`office-fields:option.${survey.question.kind}`, survey.question.kind)}
            {survey.required && ` · ${t('office-votes:matter.required')}`}
            {survey.question.blankVote === true && ` · ${t('office-votes:matter.blank')}`}
          </p>
          <Answers survey={survey} />
        </Fixed>
      ))}
      <Fixed title={t('office-votes:who.title')} isFixed={isFixed}>
        <p>
          {t(`office-votes:who.${main.census ? 'census' : main.registeredOnly ? 'account' : 'anybody'}`)}
          {vote.census !== null && (
            <>
              :{' '}
              {t('office-votes:matter.people', {
                count: vote.census.people,
                n: formatCount(vote.census.people),
              })}{' '}
              <code>{shortHash(vote.census.print)}</code>
            </>
          )}
        </p>
      </Fixed>
      <Fixed title={t('office-votes:dates.title')} isFixed={isFixed}>
        <p>
          {startsAt === null
            ? t('office-votes:matter.atOnce')
            : t('office-votes:matter.from', { at: moment(startsAt) })}
          {endDay !== null && ` ${t('office-votes:matter.until', { day: formatWeekday(endDay, language) })}`}
          {publishedFrom !== null && ` ${t('office-votes:matter.hidden', { at: moment(publishedFrom) })}`}
        </p>
      </Fixed>
      <Fixed title={t('office-votes:flags.title')} isFixed={isFixed}>
        <RevealTable flags={main} isCensus={main.census} />
      </Fixed>
    </ul>
  );
}
