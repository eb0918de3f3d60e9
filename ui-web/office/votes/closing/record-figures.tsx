import type { ClosingText, ReadRecord } from '#adapters/wire/voting/closing-record.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useDayWords } from '../../parts/use-moment.ts';
import { shortHash } from '../opening/signed-matter.tsx';
import styles from '../votes.module.css';
import own from './closing.module.css';
import type { RecordNames } from './record-names.ts';

type SurveySaid = ClosingText['surveys'][number];

/** A name and a figure; nothing if there is none. */
function Figure({ name, value }: { readonly name: string; readonly value: string | number | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'number' ? formatCount(value) : value}</dd>
    </div>
  );
}

/** Who is funded, and the ties that decided it. */
function Allocation({ survey, names }: { readonly survey: SurveySaid; readonly names: RecordNames }) {
  const { t } = useSpeech();
  const allocation = survey.result?.allocation ?? null;
  if (allocation === null) return null;
  const named = (ids: readonly string[]) => ids.map((id) => names.choice(survey.id, id)).join(' · ');
  return (
    <>
      <p>
        <b>{t('office-closing:says.funded')}</b>: {named(allocation.funded) || t('office-closing:says.none')}
      </p>
      {allocation.ties.map(({ between, decidedBy }) => (
        <p key={between.join()}>
          <b>{t('office-closing:says.tie')}</b>: {named(between)} (
          {decidedBy.startsWith('ids:') ? decidedBy.slice(4) : t(`office-votes:ties.${decidedBy}`)})
        </p>
      ))}
    </>
  );
}

/** The figures of one survey, as far as residents see them. */
function SurveyFigures({ survey, names }: { readonly survey: SurveySaid; readonly names: RecordNames }) {
  const { t } = useSpeech();
  const { result, sealed } = survey;
  const counts = result?.counts ?? [];
  const shares = result?.shares ?? [];
  return (
    <li>
      <Icon name="document" />
      <div>
        <h4>{names.of(survey.id)}</h4>
        <dl className={own.figures}>
          <Figure name={t('office-closing:says.marks')} value={survey.marks} />
          <Figure name={t('office-closing:says.ballots')} value={survey.ballots} />
          <Figure name={t('office-closing:says.blank')} value={survey.blank} />
        </dl>
        {counts.length + shares.length > 0 && (
          <ol role="list" className={own.counts}>
            {counts.map(({ id, n }) => (
              <li key={id}>
                <b>{formatCount(n)}</b> {names.choice(survey.id, id)}
              </li>
            ))}
            {shares.map(({ id, n }) => (
              <li key={id}>
                <b>{n} %</b> {names.choice(survey.id, id)}
              </li>
            ))}
          </ol>
        )}
        <Allocation survey={survey} names={names} />
        {survey.list !== null && (
          <p className={styles.hint}>
            {t('office-closing:says.list')} <code translate="no">{shortHash(survey.list)}</code>
          </p>
        )}
        {sealed !== null && (
          <p className={styles.hint}>
            {t('office-closing:says.sealed')} <code translate="no">{shortHash(sealed)}</code>
          </p>
        )}
      </div>
    </li>
  );
}

/** The paper channel: the boxes, and how many ballots of each survey came by which way. */
function PaperFigures({
  paper,
  names,
}: {
  readonly paper: ReadRecord['paper'];
  readonly names: RecordNames;
}) {
  const { t } = useSpeech();
  if (paper === null) return null;
  const shown = (figures: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(figures).map(([name, n]) => [name, formatCount(n)]));
  return (
    <li>
      <Icon name="card" />
      <div>
        <h4>{t('office-closing:says.boxes')}</h4>
        {paper.boxes.map(({ id, names: boxes, ...box }) => (
          <p key={id}>
            <b>{boxes.join(' + ')}</b>: {t('office-closing:says.box', shown(box))}
          </p>
        ))}
        {paper.surveys.map(({ id, ...channels }) => (
          <p key={id}>
            <b>{names.of(id)}</b>. {t('office-closing:says.channels')}:{' '}
            {t('office-closing:says.channel', shown(channels))}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What went wrong during the vote, as it was noted. */
function Incidents({ incidents }: Pick<ClosingText, 'incidents'>) {
  const { t } = useSpeech();
  const dayWords = useDayWords();
  if (incidents.length === 0) return null;
  return (
    <li>
      <Icon name="warning" />
      <div>
        <h4>{t('office-closing:says.incidents')}</h4>
        {incidents.map(({ number, day, words }) => (
          <p key={number}>
            {dayWords(day)}: {words}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What a closing record says, in words. */
export function RecordFigures({ read, names }: { readonly read: ReadRecord; readonly names: RecordNames }) {
  const { t } = useSpeech();
  const { said, paper, assisted } = read;
  return (
    <>
      <h3>{t('office-closing:says.title')}</h3>
      <ul role="list" className={styles.fixed}>
        {said.surveys.map((survey) => (
          <SurveyFigures key={survey.id} survey={survey} names={names} />
        ))}
        <PaperFigures paper={paper} names={names} />
        {assisted !== null && assisted.assisted > 0 && (
          <li>
            <Icon name="lock" />
            <div>
              <h4>{t('office-closing:says.assisted')}</h4>
              <p>{formatCount(assisted.assisted)}</p>
            </div>
          </li>
        )}
        {said.census !== null && (
          <li>
            <Icon name="lock" />
            <div>
              <h4>{t('office-closing:says.census')}</h4>
              <p>
                {t('office-closing:says.people', { n: formatCount(said.census.people) })}{' '}
                <code translate="no">{shortHash(said.census.print)}</code>
              </p>
            </div>
          </li>
        )}
        <Incidents incidents={said.incidents} />
      </ul>
    </>
  );
}
