import { addressOf } from '#adapters/wire/address-of.ts';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { ballotsAddress, openDataAddress } from '#adapters/wire/processes/open-data-address.ts';
import { readProcessCalendarCall } from '#adapters/wire/service/read-calendar.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import { readSharesCall } from '#adapters/wire/voting/read-shares.ts';
import { processColumns } from '#application/content/process-data.ts';
import { projectColumns } from '#application/content/project-table.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { chainOf } from '#domain/voting/chain.ts';
import { maySeeResults, publishesList } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { type DataColumn, type Dataset, type Distribution, shaped } from './dataset.ts';
import { processChange } from './process-change.ts';
import { inEveryLanguage } from './spoken.ts';

const named = (names: readonly string[]): readonly DataColumn[] =>
  names.map((name) => ({ name, title: null }));

/** A dataset for each published process: what its open data contain, as JSON and as tables. */
async function ofProcesses(council: ServerParts, town: Town, now: Instant): Promise<readonly Dataset[]> {
  const { realm, timeZone } = town;
  const documents = await council.documents.all(realm, 'procesos');
  const changes = await council.changes.of(realm);
  const known = (await council.realms.surveys(town)).map(({ survey }) => survey);
  const surveysOf = (main: SurveyId | null) =>
    known.filter(({ id, isActive }) => id === main && isActive).flatMap((one) => chainOf(one, known));
  return documents.filter(isPublished).flatMap((document): readonly Dataset[] => {
    const read = readProcess(document, timeZone);
    if (isLeft(read)) return [];
    const { id, slug, title, extent, survey } = read.right;
    const table = (more: object) => addressOf(readOpenDataCall, { realm, id: slug, format: 'csv', ...more });
    return [
      {
        key: `process-${id}`,
        title: inEveryLanguage('openData.process.title', { title }),
        description: inEveryLanguage('openData.process.description', {}),
        theme: 'GOVE',
        page: `/procesos-participativos/${encodeURIComponent(slug)}`,
        issued: extent.start,
        modified: processChange(read.right, { changes, surveys: surveysOf(survey), now, zone: timeZone }),
        period: extent,
        distributions: [
          shaped(openDataAddress(realm, slug, 'json'), 'json', null),
          { path: table({}), format: 'csv', shape: null, columns: named(processColumns) },
          { path: table({ table: 'projects' }), format: 'csv', shape: null, columns: named(projectColumns) },
          shaped(addressOf(readProcessCalendarCall, { realm, key: slug }), 'ics', null),
        ],
      },
    ];
  });
}

/** The forms of a result that everybody may see now; none while it is hidden. */
function resultForms({ realm, timeZone }: Town, survey: Survey, now: Instant): readonly Distribution[] {
  const state = surveyState(survey, now, timeZone);
  if (survey.question.kind === 'unknown' || !maySeeResults(survey, state, false, now)) return [];
  const { id } = survey;
  if (survey.hideVoteCount) return [shaped(addressOf(readSharesCall, { realm, id }), 'json', null)];
  const counts = shaped(addressOf(readResultsCall, { realm, id }), 'json', 'Results');
  const hasList = state.kind === 'closed' && publishesList(survey);
  return hasList ? [counts, shaped(ballotsAddress(realm, id), 'jsonl', 'Ballot')] : [counts];
}

/** A dataset for each vote whose result is public. */
async function ofSurveys(council: ServerParts, town: Town, now: Instant): Promise<readonly Dataset[]> {
  const { timeZone } = town;
  return (await council.realms.surveys(town)).flatMap(({ survey }): readonly Dataset[] => {
    const distributions = resultForms(town, survey, now);
    if (distributions.length === 0) return [];
    const { id, title, startsAt, endDay } = survey;
    const start = startsAt === null ? null : dayAt(startsAt, timeZone);
    return [
      {
        key: `vote-${id}`,
        title: inEveryLanguage('openData.survey.title', { title }),
        description: inEveryLanguage('openData.survey.description', {}),
        theme: 'GOVE',
        page: '/procesos-participativos',
        issued: endDay,
        // Ballots and counts change until the vote is over, and not afterwards.
        modified: surveyState(survey, now, timeZone).kind === 'closed' ? endDay : null,
        period: start === null || endDay === null ? null : { start, end: endDay },
        distributions,
      },
    ];
  });
}

/** What a town publishes of each process and of each vote. */
export async function voteDatasets(council: ServerParts, town: Town): Promise<readonly Dataset[]> {
  const now = council.clock.now();
  const parts = [ofProcesses(council, town, now), ofSurveys(council, town, now)];
  return (await Promise.all(parts)).flat();
}
