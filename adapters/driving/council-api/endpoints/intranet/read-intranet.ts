import { listInternalRequests } from '#application/intranet/internal-requests.ts';
import { colleaguesOf, readingsOf } from '#application/intranet/read-news.ts';
import { listReviews } from '#application/intranet/review-procedure.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { IntranetAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import type { Town } from '#domain/access/town.ts';
import { decidesAbout, type InternalRequest, awaitsDecision } from '#domain/intranet/internal-request.ts';
import type { StaffForm } from '#domain/intranet/staff-form.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isRight } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { withReadableFiles } from './article-files.ts';
import { directoryOf, formsForStaff, isIntranetOpen, roomSites, staffArticles } from './staff-contents.ts';
import {
  type IntranetReader,
  writeInternalRequest,
  writeProcedure,
  writeStaffNews,
} from './write-intranet.ts';

/** How many pieces of news the intranet shows. */
export const mostNews = 30;

/** How many of what they have decided people see. */
const mostDecided = 20;

/** Whether a member of staff has an act somewhere in the town. */
export const hasSomewhere = ({ clock }: Pick<ServerParts, 'clock'>, member: StaffMember, act: Act): boolean =>
  isRight(decideSomewhere(member, { act, now: clock.now() }));

/** Whether a member of staff decides what was asked for in a form. */
export const mayDecideIn = (
  council: Pick<ServerParts, 'clock'>,
  member: StaffMember,
  form: StaffForm | undefined,
): boolean =>
  form !== undefined && decidesAbout(form, member, hasSomewhere(council, member, 'request.answer'));

async function newsFor(council: ServerParts, town: Town, reader: IntranetReader) {
  const people = await colleaguesOf(council)(town.realm);
  const articles = (await staffArticles(council, town)).filter(({ procedure }) => procedure === null);
  return Promise.all(
    articles.slice(0, mostNews).map(async (one) => {
      const readings = one.mustRead ? await readingsOf(council)(town.realm, one.article.id) : [];
      return writeStaffNews(await withReadableFiles(council, town, one), readings, { ...reader, people });
    }),
  );
}

/** The procedures of a town, first those that are overdue, as a person sees them. */
export async function proceduresFor(council: ServerParts, town: Town, reader: IntranetReader) {
  const reviews = await listReviews(council)(town.realm);
  const articles = (await staffArticles(council, town)).filter(({ procedure }) => procedure !== null);
  const procedures = await Promise.all(
    articles.map(async (one) =>
      writeProcedure(await withReadableFiles(council, town, one), reviews.get(one.article.id), reader),
    ),
  );
  return procedures.flat().toSorted((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
}

/** The intranet of a town as a member of its staff sees it now. */
export async function intranetFor(
  council: ServerParts,
  town: Town,
  member: StaffMember,
): Promise<IntranetAnswer> {
  const { realm, timeZone: zone } = town;
  const today = dayAt(council.clock.now(), zone);
  const reader = { person: member, today, zone };
  const forms = await formsForStaff(council, town);
  const requests = await listInternalRequests(council)(realm);
  const isTheirs = ({ form, from }: InternalRequest) =>
    from.id !== member.id &&
    mayDecideIn(
      council,
      member,
      forms.find(({ id }) => id === form),
    );
  const decides = requests.filter(isTheirs);
  return {
    isOpen: await isIntranetOpen(council, town),
    name: member.name,
    day: today,
    seesReaders: hasSomewhere(council, member, 'document.edit'),
    news: await newsFor(council, town, reader),
    procedures: await proceduresFor(council, town, reader),
    people: [...(await directoryOf(council, town))],
    forms: forms.map(({ answer }) => answer),
    mine: requests.filter(({ from }) => from.id === member.id).map(writeInternalRequest),
    // Who has waited longest comes first.
    toDecide: decides.filter(awaitsDecision).map(writeInternalRequest).toReversed(),
    decided: decides
      .filter(({ decision }) => decision !== null)
      .slice(0, mostDecided)
      .map(writeInternalRequest),
    hasRooms: (await roomSites(council, town)).length > 0,
  };
}
