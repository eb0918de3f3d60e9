import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { ClosedLists } from '#application/ports/server/office/closed-lists.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { RealmRegister, SurveyDocument } from '#application/ports/server/realm-register.ts';
import { publishedBallots } from '#application/voting/read-ballot-list.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import type {
  ClosingFigures,
  RecordedAmendment,
  RecordedIncident,
  SurveyFigures,
} from '#domain/voting/closing/closing-figures.ts';
import { type ClosingStage, closingStage, shownOfSurvey } from '#domain/voting/closing/closing-stage.ts';
import { frozenIn, latestHash, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { awaitsPaper, type PaperBox } from '#domain/voting/paper/ballot-box.ts';
import { type DeskCounts, paperMarks } from '#domain/voting/desk/desk-counts.ts';
import { boxFigures, paperBallotsOf } from './paper-figures.ts';
import { needsMarks, surveyOutcome } from './survey-outcome.ts';

/** What the figures of a vote are read from. */
export interface FigurePorts {
  readonly realms: Pick<RealmRegister, 'survey'>;
  readonly ballots: Pick<BallotStore, 'list' | 'tally' | 'countMarks'>;
  readonly boxBook: Pick<BoxBook, 'all'>;
  readonly votingDesk: Pick<VotingDesk, 'counts'>;
  readonly steps: Pick<StepStore, 'of'>;
  readonly closedLists: ClosedLists;
  readonly clock: Clock;
}

/** A vote that two people opened. */
export interface OpenedVote {
  readonly vote: string;
  readonly record: VoteRecord;
}

/** A change that is an amendment of the census says how many people it was of. */
interface WithAmendment {
  readonly hash: string;
  readonly amendment?: Omit<RecordedAmendment, 'hash'>;
}

/** The act of a step that notes what went wrong during a vote. */
const incident = 'vote.incident';

/** The chain of steps of a vote. */
const stepsOf = (vote: string): string => `vote/${vote}`;

/** The surveys of a vote as portals show them. */
async function surveysOf(
  { realms }: Pick<FigurePorts, 'realms'>,
  town: Town,
  { record }: OpenedVote,
): Promise<readonly SurveyDocument[]> {
  const found = await Promise.all(record.surveys.map((id) => realms.survey(town, surveyId(id))));
  return found.filter((one) => one !== null);
}

/** How far a vote is on its way to a closing record; no count is read for it. */
export const readClosingStage =
  (ports: Pick<FigurePorts, 'realms' | 'boxBook' | 'clock'>) =>
  async (town: Town, vote: OpenedVote): Promise<ClosingStage> => {
    const surveys = await surveysOf(ports, town, vote);
    // One that is missing is never over.
    if (surveys.length < vote.record.surveys.length) return { kind: 'open' };
    const isCounted = !awaitsPaper(await ports.boxBook.all(town.realm, vote.vote));
    const shown = surveys.map(({ survey }) => survey);
    return closingStage(shown, isCounted, ports.clock.now(), town.timeZone);
  };

async function figuresOfSurvey(
  ports: FigurePorts,
  town: Town,
  found: SurveyDocument,
  { boxes, counts }: { readonly boxes: readonly PaperBox[]; readonly counts: DeskCounts },
): Promise<SurveyFigures> {
  const { survey } = found;
  const { id, title, question } = survey;
  const { ballots, closedLists, clock } = ports;
  const [stored, tally, marks] = await Promise.all([
    ballots.list(town.realm, id),
    ballots.tally(town.realm, id, question, 'final'),
    ballots.countMarks(town.realm, id),
  ]);
  const list = publishedBallots(survey, stored);
  const asked = needsMarks(question) ? await closedLists.marks(found, list) : null;
  return {
    id,
    title,
    type: question.kind === 'unknown' ? question.displayType : question.kind,
    // A vote that is over has a last day.
    lastDay: survey.endDay as CalendarDay,
    marks,
    paperMarks: paperMarks(counts),
    ballots: list.length,
    paperBallots: paperBallotsOf(boxes, id, question.blankVote === true),
    blank: tally?.blank ?? null,
    list: closedLists.head(list),
    outcome: surveyOutcome(question, tally, asked),
    shows: shownOfSurvey(survey, clock.now(), town.timeZone),
  };
}

/** The amendments of the census among the changes of a vote. */
const amendmentsOf = ({ changes }: VoteRecord): readonly RecordedAmendment[] =>
  changes.flatMap((change) => {
    const { hash, amendment } = change as WithAmendment;
    return amendment === undefined ? [] : [{ ...amendment, hash }];
  });

async function incidentsOf(
  { steps }: FigurePorts,
  town: Town,
  vote: string,
): Promise<readonly RecordedIncident[]> {
  const all = await steps.of(town.realm, stepsOf(vote));
  return all
    .filter(({ act }) => act === incident)
    .map(({ number, at, words }) => ({ number, day: dayAt(at, town.timeZone), words: words ?? '' }));
}

async function figuresOfAll(
  ports: FigurePorts,
  town: Town,
  found: readonly SurveyDocument[],
  given: Parameters<typeof figuresOfSurvey>[3],
): Promise<readonly SurveyFigures[]> {
  const surveys: SurveyFigures[] = [];
  for (const one of found) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that not all ballots are in memory at once
    surveys.push(await figuresOfSurvey(ports, town, one, given));
  }
  return surveys;
}

/** All figures of a vote that is over, but for its samples. Called only if its closing stage is `ready`. */
export const gatherFigures =
  (ports: FigurePorts) =>
  async (town: Town, opened: OpenedVote): Promise<Omit<ClosingFigures, 'samples'>> => {
    const { vote, record } = opened;
    const [found, boxes, counts] = await Promise.all([
      surveysOf(ports, town, opened),
      ports.boxBook.all(town.realm, vote),
      ports.votingDesk.counts(town.realm, vote),
    ]);
    const surveys = await figuresOfAll(ports, town, found, { boxes, counts });
    const latest = latestHash(record);
    return {
      realm: town.realm,
      vote,
      title: surveys[0]?.title ?? vote,
      hashes: [record.opened, ...record.changes].flatMap((one) => (one === null ? [] : [one.hash])),
      census: latest === null ? null : frozenIn(latest).census,
      amendments: amendmentsOf(record),
      surveys,
      boxes: boxFigures(boxes, counts),
      assisted: boxes.length === 0 && counts.assisted === 0 ? null : counts.assisted,
      incidents: await incidentsOf(ports, town, vote),
    };
  };
