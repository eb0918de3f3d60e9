import type * as t from 'io-ts';
import { surveysOf } from '#application/office/votes/view-vote.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { surveyRef } from '#adapters/driven/stores-shared/vote-row.ts';
import type { voteRowWire } from '#adapters/wire/office-votes/vote.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { Json } from '#domain/documents/json.ts';
import { decide } from '#domain/office/decide.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { voteSubjectOf } from './asked-vote.ts';
import { phaseOf, stageOf } from './write-vote.ts';

type VoteRow = t.TypeOf<typeof voteRowWire>;

/** The documents of all surveys of a town, published or drafted; archived ones are left out. */
async function allSurveys(council: ServerParts, town: Town): Promise<readonly OfficeDocument[]> {
  const [shown, entries] = await Promise.all([
    council.realms.all.surveys(town),
    council.documentDesk.entries(town.realm),
  ]);
  const drafted = entries.filter(
    ({ ref, status }) => ref.collection === surveyDocuments && status.place !== 'archived',
  );
  const ids = [
    ...new Set([...drafted.map(({ ref }) => ref.id), ...shown.map(({ survey }) => String(survey.id))]),
  ];
  const found = await Promise.all(ids.map((id) => council.documentDesk.find(town.realm, surveyRef(id))));
  return found.filter((one) => one !== null);
}

/** The surveys that are no question of the chain of another one. */
function mainSurveys(surveys: readonly OfficeDocument[]): readonly OfficeDocument[] {
  const inChains = new Set(surveys.flatMap((one) => surveysOf(one).filter((id) => id !== one.ref.id)));
  return surveys.filter(({ ref }) => !inChains.has(ref.id));
}

const textOrNull = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const order: readonly VoteRow['stage'][] = ['waiting', 'preparing', 'opened', 'loaded'];

/** The votes of a town that a member of staff may read. */
export async function readableVotes(
  council: ServerParts,
  town: Town,
  member: StaffMember,
): Promise<VoteRow[]> {
  const now = council.clock.now();
  const [surveys, records, processes] = await Promise.all([
    allSurveys(council, town),
    council.voteDesk.all(town.realm),
    council.plans.processes(town),
  ]);
  const rows = mainSurveys(surveys).flatMap((main): readonly VoteRow[] => {
    const { id } = main.ref;
    const process = processes.find(({ survey }) => survey === id);
    const subject = voteSubjectOf(id, process);
    if (isLeft(decide(member, { act: 'vote.read', subject, now }))) return [];
    const isShown = main.status.place === 'published';
    const body = bodyOf(main.ref, draftedFields(main));
    const read = isShown ? readSurvey(bodyOf(main.ref, main.fields ?? new Map()), town.timeZone) : null;
    const shown = read === null || isLeft(read) ? null : read.right;
    return [
      {
        id,
        title: (body['title'] ?? id) as LocalizedText,
        process: process?.title ?? null,
        questions: surveysOf(main).length,
        stage: stageOf(records.get(id) ?? null, isShown),
        phase: phaseOf(shown, now, town.timeZone),
        starts: textOrNull(body['startTime']),
        ends: textOrNull(body['endTime']),
      },
    ];
  });
  return rows.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
}
