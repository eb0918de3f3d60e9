import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import votes from '../../votes/votes.module.css';
import { staffApplicationHref } from '../activity-href.ts';
import { waitingFor } from '../desk-words.ts';
import styles from '../registrations.module.css';
import type { ActivityDesk } from '../use-activity-desk.ts';
import { useActivityWords } from '../use-activity-words.ts';
import { SkippedTimes } from './skipped-times.tsx';

/** The places of an activity by group: what is free, who was offered one, who has one, who waits. */
export function GivenPlacesPart({ desk }: { readonly desk: ActivityDesk }) {
  return desk.activity.groups.map((group) => <GroupPlaces key={group.id} desk={desk} group={group} />);
}

interface GroupProps {
  readonly desk: ActivityDesk;
  readonly group: ActivityAnswer['groups'][number];
}

function GroupPlaces({ desk: { activity, applications }, group }: GroupProps) {
  const { t, said } = useSpeech();
  const words = useActivityWords(activity);
  const moment = useOfficeMoment();
  const had = applications.filter(({ place }) => place?.group === group.id);
  const offered = had.filter((one) => ['offered', 'accepted', 'undecided'].includes(words.state(one)));
  const enrolled = had.filter(({ state }) => state === 'enrolled');
  const waiting = waitingFor(group.id, applications);
  const until = ({ until: end }: StaffApplicationAnswer) =>
    end === null ? '' : t('office-registrations:places.until', { at: moment(end) });
  const rows = { activity: activity.id, words };
  return (
    <section className={styles.section} aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`}>{said(group.title).text}</h2>
      <dl className={styles.facts}>
        {group.places.map(({ segment, count, free }) => (
          <div key={segment}>
            <dt>{words.segment(segment)}</dt>
            <dd>{t('office-registrations:places.free', { free, count })}</dd>
          </div>
        ))}
      </dl>
      <PlaceRows
        {...rows}
        name="offers"
        all={offered}
        fact={(one) => [t(`office-registrations:state.${words.state(one)}`), until(one)]}
      />
      <PlaceRows
        {...rows}
        name="waiting"
        all={waiting}
        isNumbered
        fact={(one) => [
          ...(one.position === null ? [] : [t('office-registrations:places.drawn', { n: one.position })]),
          ...(one.family === null ? [] : [t('office-registrations:places.family', { code: one.family })]),
        ]}
      />
      <PlaceRows
        {...rows}
        name="enrolled"
        all={enrolled}
        fact={({ place }) => [place === null ? '' : words.segment(place.segment)]}
      />
    </section>
  );
}

interface RowsProps {
  readonly activity: string;
  readonly words: ReturnType<typeof useActivityWords>;
  readonly name: 'offers' | 'waiting' | 'enrolled';
  readonly all: readonly StaffApplicationAnswer[];
  readonly isNumbered?: boolean;
  readonly fact: (one: StaffApplicationAnswer) => readonly string[];
}

function PlaceRows({ activity, words, name, all, isNumbered = false, fact }: RowsProps) {
  const { t } = useSpeech();
  const summary = t(`office-registrations:places.${name}`, { count: all.length });
  if (all.length === 0) return <p className="note">{summary}</p>;
  return (
    <details className={votes.details} open={all.length <= 20}>
      <summary>{summary}</summary>
      <ol role="list" className={styles.rows}>
        {all.map((one, at) => (
          <li key={one.code}>
            <span>
              {isNumbered && <b>{at + 1}. </b>}
              <OfficeLink href={staffApplicationHref(activity, one.code)}>{words.who(one)}</OfficeLink>{' '}
              <code className={styles.code}>{one.code}</code>
            </span>
            <small>{fact(one).filter(Boolean).join(' · ')}</small>
            {isNumbered && <SkippedTimes activity={activity} code={one.code} words={words} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
