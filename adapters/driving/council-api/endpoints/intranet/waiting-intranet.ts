import { listInternalRequests } from '#application/intranet/internal-requests.ts';
import { readNewsReaders } from '#application/intranet/read-news.ts';
import { listReviews } from '#application/intranet/review-procedure.ts';
import type { Town } from '#domain/access/town.ts';
import { awaitsDecision } from '#domain/intranet/internal-request.ts';
import { reviewDue } from '#domain/intranet/procedure-review.ts';
import type { WaitingIntranet } from '#domain/office/duties/intranet-duty.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { formsForStaff, staffArticles } from './staff-contents.ts';
import { mostNews } from './read-intranet.ts';

/** What is read to know what waits. */
type WaitingPorts = Pick<
  ServerParts,
  'allDocuments' | 'clock' | 'contents' | 'documents' | 'goods' | 'goodsRecords' | 'people'
>;

/** News that somebody has not read, and procedures with a day on which they are to be looked at. */
async function waitingArticles(council: WaitingPorts, town: Town): Promise<readonly WaitingIntranet[]> {
  const articles = await staffArticles(council, town);
  const news = articles.filter(({ procedure }) => procedure === null).slice(0, mostNews);
  const readings = news
    .filter(({ mustRead }) => mustRead)
    .map(async ({ article: { id, title, publishedOn: appeared } }): Promise<WaitingIntranet> => {
      const { missing } = await readNewsReaders(council)(town.realm, id);
      const ids = missing.map((one) => one.id);
      return { kind: 'reading', subject: `news-${id}`, title, missing: ids, appeared };
    });
  const reviews = await listReviews(council)(town.realm);
  const due = articles.flatMap(({ procedure, article: { id, title } }): readonly WaitingIntranet[] => {
    if (procedure === null || procedure.responsible === null) return [];
    const at = reviews.get(id);
    const day = reviewDue(procedure, at === undefined ? null : dayAt(at, town.timeZone));
    const { responsible } = procedure;
    return day === null ? [] : [{ kind: 'review', subject: `procedure-${id}`, title, responsible, due: day }];
  });
  return [...(await Promise.all(readings)), ...due];
}

/** What of the intranet of a town waits for somebody. */
export async function waitingIntranet(
  council: WaitingPorts,
  town: Town,
): Promise<readonly WaitingIntranet[]> {
  const forms = new Map((await formsForStaff(council, town)).map((one) => [one.id, one]));
  const requests = await listInternalRequests(council)(town.realm);
  const undecided = requests.flatMap(({ id, form, from, at, ...rest }): readonly WaitingIntranet[] => {
    const of = forms.get(form);
    if (!awaitsDecision(rest) || of === undefined) return [];
    const { approver } = of;
    const { title } = of.answer;
    return [{ kind: 'decision', subject: `request-${id}`, title, from, approver, came: at }];
  });
  return [...(await waitingArticles(council, town)), ...undecided];
}
