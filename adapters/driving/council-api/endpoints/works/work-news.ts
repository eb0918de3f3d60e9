import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { tellNewsCall } from '#adapters/wire/office-works/tell-news.ts';
import { takeNewsBackCall } from '#adapters/wire/office-works/take-news-back.ts';
import { withNewsTold } from '#adapters/wire/processes/delivery-fields.ts';
import type { Town } from '#domain/access/town.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import { publishAtOnce } from '#domain/documents/publish-at-once.ts';
import { takenBackFields } from '#domain/documents/take-back.ts';
import { undoTime } from '#domain/forms/handling/undo-window.ts';
import type { Project } from '#domain/processes/project.ts';
import { isNewsTold, type ToldNews, tellNews } from '#domain/processes/works/tell-news.ts';
import { addDays, dayAt, readMoment } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type Handler, type RefusedBy, route } from '../../plugins/route.ts';
import { askedWork, projectIn, workRef } from './asked-work.ts';
import { photoAddress, photoName } from './work-photo.ts';
import { workAround, writeWork } from './write-work.ts';

type Refused = RefusedBy<typeof tellNewsCall>;
type Body = Parameters<Handler<typeof tellNewsCall>>[0]['body'];

/** For how many days news may wait on a device for a line. */
const mostWaiting = 30;

const isKey = (key: string): boolean => /^[\w-]{8,64}$/u.test(key);

/** The day on which news was written; null if it is none, or too long ago. */
function dayOf(council: Pick<ServerParts, 'clock'>, { timeZone }: Town, at: string | null | undefined) {
  const today = dayAt(council.clock.now(), timeZone);
  if (at === null || at === undefined) return today;
  const read = readMoment(at, timeZone);
  if (read === null || read.day < addDays(today, -mostWaiting)) return null;
  // The clock of a device may be ahead.
  return read.day > today ? today : read.day;
}

/** News as it was sent. Left: what of it cannot be. */
async function toldIn(council: ServerParts, town: Town, body: Body): Promise<Either<Refused, ToldNews>> {
  const { key, text, language, milestones, spent, status, hasPhoto, at } = body;
  if (!isKey(key)) return left({ kind: 'newsRefused', where: 'key' });
  const day = dayOf(council, town, at);
  if (day === null) return left({ kind: 'newsRefused', where: 'at' });
  const photo = hasPhoto === true ? await council.fileRegister.find(town.realm, photoName(key)) : null;
  if (hasPhoto === true && photo === null) return left({ kind: 'unknownFile' });
  return right({
    key,
    day,
    text: text?.trim() || null,
    language: isLanguage(language) ? language : town.defaultLanguage,
    milestones: milestones ?? [],
    spent: typeof spent === 'number' ? cents(spent) : null,
    images: photo === null ? [] : [photoAddress(town.realm, key)],
    status: status ?? null,
  });
}

/** Decides news on the document as it is found. The project is answered as it is then. */
const decided = (told: ToldNews, member: StaffMember, now: number) => (found: OfficeDocument | null) => {
  const project = found && projectIn(found);
  const none = (answer: Either<Refused, Project>) => ({ change: null, answer });
  if (found === null || project === null) return none(left({ kind: 'unknownWork' }));
  if (isNewsTold(project.delivery, told.key)) return none(right(project));
  const effect = tellNews(project.delivery, told);
  if (isLeft(effect)) return none(left({ kind: 'newsRefused', where: effect.left }));
  const fields = withNewsTold(found.fields ?? new Map(), effect.right);
  const change = publishAtOnce(found, fields, { act: 'project.news', by: member.name, at: now });
  const after = change.document && projectIn(change.document);
  return { change, answer: right(after ?? project) };
};

/** Telling news of a project, and taking it back. */
export function workNewsEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;

  route(server, council, tellNewsCall, async ({ town, realm, id, body, member }) => {
    const asked = await askedWork(council, town, id, member);
    if (isLeft(asked)) return asked;
    const told = await toldIn(council, town, body);
    if (isLeft(told)) return told;
    const now = clock.now();
    const done = await documentDesk.change(realm, workRef(id), decided(told.right, member, now));
    if (isLeft(done)) return done;
    const work = writeWork(done.right, await workAround(council, town, member));
    return right({ work, undoUntil: new Date(now + undoTime).toISOString() });
  });

  route(server, council, takeNewsBackCall, async ({ town, realm, id, news: key, member }) => {
    const asked = await askedWork(council, town, id, member);
    if (isLeft(asked)) return asked;
    const around = await workAround(council, town, member);
    // It was taken back before, or never came: nothing is left to do.
    if (!isNewsTold(asked.right.delivery, key)) return right({ work: writeWork(asked.right, around) });
    const revisions = await documentDesk.revisions(realm, workRef(id));
    const by = { by: member.name, at: clock.now() };
    type Answer = Either<RefusedBy<typeof takeNewsBackCall>, Project>;
    const done = await documentDesk.change<Answer>(realm, workRef(id), (found) => {
      const back = found === null ? left('handledSince' as const) : takenBackFields(found, revisions, by);
      const none = (why: string) => ({
        change: null,
        answer: left({ kind: 'undoOver' as const, faults: [{ why }] }),
      });
      if (found === null || isLeft(back)) return none(isLeft(back) ? back.left : 'handledSince');
      const change = publishAtOnce(found, back.right, { ...by, act: 'project.undo' });
      const project = change.document && projectIn(change.document);
      const isThis = project !== null && !isNewsTold(project.delivery, key);
      return isThis ? { change, answer: right(project) } : none('handledSince');
    });
    return isLeft(done) ? done : right({ work: writeWork(done.right, around) });
  });
}
