import type { DraftedSeasonAnswer } from '#adapters/wire/reservations/season.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { formatShortDay, weekdayName } from '#application/text/dates.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useVenueWords } from '../use-venue-words.ts';
import styles from '../venues.module.css';

type Turn = DraftedSeasonAnswer['turns'][number];
type Refusal = Turn['refusals'][number];

interface PlanProps {
  readonly venue: VenueAnswer;
  readonly plan: DraftedSeasonAnswer;
  /** The plan that was looked at before this one; null if this is the first. */
  readonly before: DraftedSeasonAnswer | null;
}

const monday = '2026-01-05' as CalendarDay;

/** A plan, club by club: what each wish gets, what it does not, why, and what is other than before. */
export function PlannedSeason({ venue, plan, before }: PlanProps) {
  const { t } = useSpeech();
  const all = plan.turns.reduce((sum, { uses }) => sum + uses.length, 0);
  const refused = plan.turns.reduce((sum, turn) => sum + turn.refused.length, 0);
  return (
    <section className={styles.box} aria-labelledby="reparto">
      <h2 id="reparto">{t('office-venues:plan.title')}</h2>
      <p role="status">{t('office-venues:plan.sums', { granted: all, refused })}</p>
      {before !== null && <p className="note">{t('office-venues:plan.compared')}</p>}
      <ul role="list" className={styles.rows}>
        {plan.season.clubs.map((club) => (
          <li key={club.id}>
            <b>{club.title}</b>
            <small>{t('office-venues:plan.club', { tier: club.tier, count: club.licences })}</small>
            <ul role="list" className={styles.rows}>
              {plan.turns
                .filter((turn) => turn.club === club.id)
                .map((turn) => (
                  <TurnRow key={turn.wish} {...{ venue, plan, before, turn }} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many weeks more or fewer a wish gets than in the plan before; null if it is the same, or was not in it. */
function changeOf({ wish, uses }: Turn, before: DraftedSeasonAnswer | null): number | null {
  const old = before?.turns.find((turn) => turn.wish === wish);
  return old === undefined || old.uses.length === uses.length ? null : uses.length - old.uses.length;
}

function TurnRow({ venue, plan, before, turn }: PlanProps & { readonly turn: Turn }) {
  const { t, language } = useSpeech();
  const words = useVenueWords(venue);
  const wish = plan.season.wishes.find(({ id }) => id === turn.wish);
  const change = changeOf(turn, before);
  const places = [...new Set(turn.uses.flatMap((use) => use.places))].map(words.place).join(', ');
  const day = (weekday: number) => weekdayName(addDays(monday, weekday - 1), language);
  return (
    <li className={turn.refused.length > 0 ? styles.waits : styles.here}>
      {wish !== undefined && (
        <span>
          {t('office-venues:plan.wish', {
            rank: wish.rank,
            day: day(wish.weekday),
            at: wish.at,
            count: wish.minutes,
          })}
        </span>
      )}
      <span>
        {t('office-venues:plan.granted', { count: turn.uses.length, of: turn.weeks.length })}
        {places !== '' && ` · ${places}`}
      </span>
      {change !== null && (
        <span className={styles.chip}>
          {t(`office-venues:plan.${change > 0 ? 'more' : 'fewer'}`, { count: Math.abs(change) })}
        </span>
      )}
      {turn.uses.some(({ isReplacement }) => isReplacement) && (
        <small>
          {t('office-venues:plan.replaced', {
            count: turn.uses.filter(({ isReplacement }) => isReplacement).length,
          })}
        </small>
      )}
      {turn.refusals.length > 0 && (
        <details>
          <summary>{t('office-venues:plan.why', { count: turn.refused.length })}</summary>
          <ul role="list">
            {turn.refusals.map((one) => (
              <li key={JSON.stringify(one)}>
                {day(one.slot.weekday)} {one.slot.at}, {words.place(one.place)}:{' '}
                <ObstacleWords plan={plan} refusal={one} />{' '}
                <small>{one.days.map((at) => formatShortDay(at as CalendarDay, language)).join(', ')}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Why a place was not to be had, by the rule. */
function ObstacleWords({
  plan,
  refusal: { obstacle },
}: {
  readonly plan: DraftedSeasonAnswer;
  readonly refusal: Refusal;
}) {
  const { t } = useSpeech();
  const { kind, why = '', free = 0, by = 'round', round = 0 } = obstacle;
  const club = plan.season.clubs.find(({ id }) => id === obstacle.club)?.title ?? '';
  if (kind === 'taken')
    return (
      <>
        {t('office-venues:obstacle.taken', { club })} {t(`office-venues:obstacle.by.${by}`, { round })}
      </>
    );
  if (kind === 'closed' && why === '') return t('office-venues:obstacle.shut');
  return t(`office-venues:obstacle.${kind}`, { why, count: free });
}
