import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { formatCount } from '#application/text/numbers.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { agesText } from '../words.ts';
import styles from '../registrations.module.css';

type Group = ActivityAnswer['groups'][number];

/** More places than these are a number only. */
const mostTiles = 60;

interface GroupsProps {
  readonly activity: ActivityAnswer;
}

/** The groups with their places by segment, one tile a place, and where unused ones go. */
export function GroupPlaces({ activity }: GroupsProps) {
  const { t, said } = useSpeech();
  const nameOf = (id: string) => said(activity.segments.find((one) => one.id === id)?.title).text;
  return (
    <>
      <PlainList className={styles.groups}>
        {activity.groups.map((group) => (
          <GroupCard key={group.id} group={group} activity={activity} />
        ))}
      </PlainList>
      {activity.flow.map(({ from, to }) => (
        <p key={`${from} ${to}`} className="note">
          {t('registrations:places.flow', { from: nameOf(from), to: nameOf(to) })}
        </p>
      ))}
    </>
  );
}

function GroupCard({ group, activity }: GroupsProps & { readonly group: Group }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const [title, schedule, where] = [said(group.title), said(group.schedule), said(group.where)];
  const ages = agesText(group, speech);
  // Before a draw all places are free, which says nothing.
  const isCounted = activity.mode === 'firstCome' || activity.phase === 'places';
  return (
    <li className={styles.card}>
      <h3 lang={langOf(title)}>{title.text}</h3>
      <p className="note">{[schedule.text, where.text, ages].filter(Boolean).join(' · ')}</p>
      <dl className={styles.segments}>
        {group.places
          .filter(({ count }) => count > 0)
          .map(({ segment, count, free }) => (
            <div key={segment}>
              <dt>{said(activity.segments.find(({ id }) => id === segment)?.title).text}</dt>
              <dd>
                <b>
                  {isCounted
                    ? t('registrations:places.free', {
                        count: free,
                        n: formatCount(free),
                        all: formatCount(count),
                      })
                    : t('registrations:places.count', { count, n: formatCount(count) })}
                </b>
                {count <= mostTiles && <PlaceTiles count={count} free={isCounted ? free : count} />}
              </dd>
            </div>
          ))}
      </dl>
      {group.waiting > 0 && (
        <p>{t('registrations:places.waiting', { count: group.waiting, n: formatCount(group.waiting) })}</p>
      )}
    </li>
  );
}

const PlaceTiles = ({ count, free }: { readonly count: number; readonly free: number }) => (
  <span className={styles.tiles} aria-hidden="true">
    {Array.from({ length: count }, (_, tile) => (
      <i key={tile} className={tile < free ? styles.freeTile : undefined} />
    ))}
  </span>
);
