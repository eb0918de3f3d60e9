import { questionsOfVote } from '#application/office/votes/vote-questions.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { DeskOfVote } from '#application/voting/desk/desk-vote.ts';
import { storedHealth } from '#application/voting/desk/vote-health.ts';
import { minuteOf } from '#adapters/driven/stores-shared/desk/kiosk-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { decide } from '#domain/office/decide.ts';
import { isRight } from '#domain/shared/result.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { copyHealth, kioskHealth } from '#domain/voting/desk/day-health.ts';
import type { ToldCount } from '#domain/voting/desk/told-counts.ts';
import { tellTurnout } from '#domain/voting/desk/turnout.ts';
import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';
import { tellsTurnout } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import { frozenIn, latestHash } from '#domain/voting/opening/vote-record.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { censusSalt } from '../asked-vote.ts';

/** An instant in whole minutes. */
const written = (at: Instant | null): string | null =>
  at === null ? null : new Date(minuteOf(at)).toISOString();

const writeTold = (told: ToldCount): number | null => (told.kind === 'atLeast' ? told.count : null);

/** The census that was signed, and whether the present one has the same people. */
async function censusOf(
  council: ServerParts,
  town: Town,
  { vote, surveys }: DeskOfVote,
): Promise<{ readonly print: CensusPrint | null; readonly census: VoteDay['census'] }> {
  const opened = await council.voteDesk.openedVote(town.realm, vote);
  const signed = opened && latestHash(opened.record);
  const print = signed && frozenIn(signed).census;
  if (print === null) return { print, census: 'none' };
  const salt = censusSalt(council, town, vote);
  const now = await council.censusPrints.now(town.realm, { vote, salt, zone: town.timeZone, surveys });
  return { print, census: now?.print === print.print ? 'same' : 'changed' };
}

type DayTurnout = Pick<VoteDay, 'total' | 'days' | 'channels'>;

/** Turnout in steps; nothing of a vote that hides from everybody how many take part. */
async function turnoutOf(
  { votingDesk, ballots, clock }: ServerParts,
  { realm, timeZone }: Town,
  { vote, surveys }: DeskOfVote,
  boxes: readonly PaperBox[],
): Promise<DayTurnout> {
  const now = clock.now();
  const tells = (survey: Survey) => tellsTurnout(survey, surveyState(survey, now, timeZone), now);
  if (!surveys.every(tells)) return { total: null, days: [], channels: null };
  const [desk, days, marks] = await Promise.all([
    votingDesk.counts(realm, vote),
    votingDesk.days(realm, vote),
    ballots.countMarks(realm, surveyId(vote)),
  ]);
  const ids = boxes.map(({ id }) => id);
  const told = tellTurnout({ marks, desk, days, today: dayAt(now, timeZone), boxes: ids });
  const nameOf = (box: string | null) => boxes.find(({ id }) => id === box)?.name ?? null;
  const channels = told.channels?.map((one) => ({
    channel: one.channel,
    box: nameOf(one.box),
    atLeast: writeTold(one.told),
  }));
  return {
    total: told.total,
    days: told.days.map((one) => ({ day: one.day, atLeast: writeTold(one.told) })),
    channels: channels ?? null,
  };
}

/** How the server and the kiosks are; nothing in it tells when anybody voted. */
async function healthOf(
  council: ServerParts,
  { realm }: Town,
  vote: string,
): Promise<Pick<VoteDay, 'copies' | 'wait' | 'kiosks'>> {
  const now = council.clock.now();
  const last = await council.lastCopy();
  const kiosks = await council.kiosks.kiosks(realm, vote, now);
  return {
    copies: { state: copyHealth(last, now), last: written(last) },
    wait: council.waits.median(),
    kiosks: kiosks.map((one) => ({
      name: one.name,
      seen: written(one.seen),
      state: kioskHealth(one, now),
    })),
  };
}

/** The open questions about a vote, of the forms whose requests the member of staff may read. */
async function questionsFor(
  council: ServerParts,
  town: Town,
  vote: string,
  member: StaffMember,
): Promise<VoteDay['questions']> {
  const now = council.clock.now();
  const asked = (mailbox: string) => ({ act: 'request.read', subject: { in: { mailbox } }, now }) as const;
  const found = await questionsOfVote(council, town, vote, (mailbox) =>
    isRight(decide(member, asked(mailbox))),
  );
  return (
    found && {
      mailboxes: found.mailboxes.map(({ id }) => id),
      total: found.total,
      items: found.items.map(({ iid, title, body, createdAt, status, hasReply }) => ({
        number: iid,
        title: title.trim() === '' ? body : title,
        came: new Date(createdAt).toISOString(),
        status,
        hasReply,
      })),
    }
  );
}

/** The day of a vote: nothing in it says how many voted, but in steps of 25. */
export async function writeDay(
  council: ServerParts,
  town: Town,
  desk: DeskOfVote,
  member: StaffMember,
): Promise<VoteDay> {
  const { realm } = town;
  const { vote, surveys } = desk;
  const boxes = await council.boxBook.all(realm, vote);
  const [turnout, steps, people, health, questions] = await Promise.all([
    turnoutOf(council, town, desk, boxes),
    council.steps.of(realm, voteSubject(vote)),
    censusOf(council, town, desk),
    healthOf(council, town, vote),
    questionsFor(council, town, vote, member),
  ]);
  const hasPaper = boxes.length > 0 && boxes.every(({ state }) => state === 'counted');
  const stored = { ballots: council.ballots, counts: () => council.votingDesk.counts(realm, vote) };
  const ids = surveys.map(({ id }) => id);
  return {
    vote,
    title: surveys[0]?.title ?? vote,
    people: people.print?.people ?? null,
    ends: desk.closes === null ? null : dayAt(desk.closes - 1, town.timeZone),
    ...turnout,
    stored: await storedHealth(stored, realm, ids, hasPaper),
    census: people.census,
    ...health,
    questions,
    incidents: steps
      .filter(({ act }) => act === 'vote.incident')
      .map(({ at, by, words }) => ({ at: new Date(at).toISOString(), by, words: words ?? null })),
  };
}
