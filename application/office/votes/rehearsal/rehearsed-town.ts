import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import type { Town } from '#domain/access/town.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import type { InventedPerson } from '#domain/voting/rehearsal/invented-person.ts';
import { rehearsedBody, rehearsedProcess } from '#domain/voting/rehearsal/rehearsed-bodies.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** The collections that the pages of a rehearsal are made from, as the town has them. */
export const copiedCollections = ['settings', 'menus', 'articulos', 'regions', 'vocabularios'] as const;
const processes = 'procesos';

/** What of a town is rehearsed. */
export interface RehearsedParts {
  readonly town: Town;
  /** The surveys of the vote with their drafts, the main one first. */
  readonly surveys: readonly [SurveyBody, ...SurveyBody[]];
  /** The process that names the vote; null if none does yet. */
  readonly process: CouncilDocument | null;
  /** What the town publishes, by collection. */
  readonly collections: ReadonlyMap<string, readonly CouncilDocument[]>;
  readonly census: readonly InventedPerson[];
  readonly readSurvey: (body: SurveyBody) => Survey | null;
}

/** The proposals that a survey offers, by their ids. */
const offeredIn = ({ proposals }: SurveyBody): readonly string[] =>
  Array.isArray(proposals)
    ? proposals.flatMap((one) =>
        typeof one === 'object' && one !== null && '_id' in one ? [String(one['_id'])] : [],
      )
    : [];

/** Proposals of the process, or offered by the surveys. */
function ownProposals({ process, surveys, collections }: RehearsedParts, collection: string) {
  const offered = new Set(surveys.flatMap(offeredIn));
  const isOf = ({ _id, data }: CouncilDocument) =>
    offered.has(_id) ||
    (process !== null && (data as { IDproceso?: unknown } | undefined)?.IDproceso === process._id);
  return (collections.get(collection) ?? []).filter((one) => collection !== allProposals || isOf(one));
}

/** Surveys as they are stored; those that cannot be read are left out. */
export const surveyDocumentsOf = (
  bodies: readonly SurveyBody[],
  readSurvey: RehearsedParts['readSurvey'],
): readonly SurveyDocument[] =>
  bodies.flatMap((document) => {
    const survey = readSurvey(document);
    return survey === null ? [] : [{ survey, document }];
  });

/**
 * The town that a vote is rehearsed in: its surveys, open now, the process that shows them, the proposals of both, and of the
 * rest of the town what pages are drawn with. No host leads to it, and its census is invented.
 */
export function rehearsedTown(
  { name, begun, ends }: Pick<Rehearsal, 'name' | 'begun' | 'ends'>,
  parts: RehearsedParts,
): TownBundle {
  const { town, surveys, process, collections, census, readSurvey } = parts;
  const { timeZone } = town;
  const [today, until] = [dayAt(begun, timeZone), dayAt(ends - 1, timeZone)];
  const from = addDays(today, -1);
  const shown = rehearsedProcess(process as SurveyBody | null, surveys[0], { from, until });
  const proposals =
    typeof shown['coleccionPropuestas'] === 'string' ? shown['coleccionPropuestas'] : allProposals;
  return {
    town: { ...town, realm: name, hosts: [], hostPortals: {}, hostPatterns: [], checksIdentity: false },
    collections: new Map([
      ...copiedCollections.map((one) => [one, collections.get(one) ?? []] as const),
      [processes, [shown]],
      [proposals, ownProposals(parts, proposals)],
    ]),
    surveys: surveyDocumentsOf(
      surveys.map((body) => rehearsedBody(body, until)),
      readSurvey,
    ),
    census: census.map(({ identity, code }) => ({ identity, secrets: [code] })),
    ballots: new Map(),
    files: [],
  };
}

/** The town of a rehearsal whose poll is closed; its census and its ballots stay. */
export const closedTown = (
  kept: Pick<TownBundle, 'town' | 'collections'>,
  surveys: readonly SurveyDocument[],
): TownBundle => ({ ...kept, surveys, census: null, ballots: new Map(), files: [] });
