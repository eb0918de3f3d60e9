import type { FastifyInstance } from 'fastify';
import { subjectOf } from '#application/office/request-subject.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { mergeRequests, separateRequest } from '#application/requests/merging/merge-requests.ts';
import {
  correctContact,
  erasePerson,
  lookAtContact,
  retitleRequest,
} from '#application/requests/person/correct-request.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { correctContactCall } from '#adapters/wire/staff-requests/correct-contact.ts';
import { erasePersonCall } from '#adapters/wire/staff-requests/erase-person.ts';
import { listRequestStepsCall } from '#adapters/wire/staff-requests/list-steps.ts';
import { listOpinionsCall, writeOpinions } from '#adapters/wire/staff-requests/list-opinions.ts';
import { lookAtContactCall } from '#adapters/wire/staff-requests/look-at-contact.ts';
import { mergeRequestCall } from '#adapters/wire/staff-requests/merge-request.ts';
import { retitleRequestCall } from '#adapters/wire/staff-requests/retitle-request.ts';
import { separateRequestCall } from '#adapters/wire/staff-requests/separate-request.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { partsFor } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { assigneesIn, namedStep } from '../desk/assignees.ts';
import { allowed } from '../../plugins/staff.ts';
import { mergedMessage } from '../requests/request-mail.ts';
import { named, readerIn, shownTo } from './staff-request.ts';

type Found = Either<CallRefusal<'unknownRequest' | 'notAllowed'>, CouncilRequest>;

/** The request that staff name, if they may do an act to it. */
export const requestFor =
  (council: ServerParts) =>
  async (
    realm: RealmId,
    name: string,
    { member, act }: { readonly member: StaffMember; readonly act: Act },
  ): Promise<Found> => {
    const request = await named(council, realm, name);
    if (request === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: [act], in: subjectOf(request) });
    return isLeft(may) ? may : right(request);
  };

/** Who did what to a request, and where duplicates go. */
export function requestHistoryEndpoints(server: FastifyInstance, council: ServerParts): void {
  const find = requestFor(council);
  const shown = async (town: Town, member: StaffMember, request: CouncilRequest) =>
    right(shownTo(council, await readerIn(council, town, member), request));

  route(server, council, listOpinionsCall, async ({ realm, mailbox, member }) => {
    const asked = { act: 'request.read', part: 'mailbox', now: council.clock.now() } as const;
    const readable = partsFor(member, asked);
    const among = readable === 'all' ? null : readable;
    const wanted = mailbox === null ? among : (among ?? [mailbox]).filter((one) => one === mailbox);
    return right(writeOpinions(await council.requests.opinions(realm, wanted)));
  });

  route(server, council, listRequestStepsCall, async ({ realm, town, reference, member }) => {
    const request = await find(realm, reference, { member, act: 'request.read' });
    if (isLeft(request)) return request;
    const steps = await council.steps.of(realm, requestSubject(request.right));
    const named = namedStep(await assigneesIn(council, town, member));
    return right({ items: steps.map((step) => writeStep(named(step))) });
  });

  const merge = mergeRequests(council);
  route(server, council, mergeRequestCall, async ({ town, reference, body, member }) => {
    const act = 'request.merge';
    const one = await find(town.realm, reference, { member, act });
    if (isLeft(one)) return one;
    const other = await find(town.realm, body.into, { member, act });
    if (isLeft(other)) return other;
    const [duplicate, into] = [one.right, other.right];
    const message = mergedMessage(town, duplicate, into);
    const coming = { id: duplicate.id, into: into.id, by: member.name, message };
    const done = await merge(town.realm, coming);
    if (!isLeft(done)) return shown(town, member, done.right.duplicate);
    const refusal = done.left;
    return left(refusal.kind === 'mergeRefused' ? { kind: refusal.kind, faults: [refusal.fault] } : refusal);
  });

  const separate = separateRequest(council);
  route(server, council, separateRequestCall, async ({ town, reference, member }) => {
    const request = await find(town.realm, reference, { member, act: 'request.merge' });
    if (isLeft(request)) return request;
    const done = await separate(request.right, member.name);
    return isLeft(done) ? left({ kind: 'unknownRequest' }) : shown(town, member, done.right);
  });
}

/** What staff correct of what a resident wrote, and erase. */
export function requestCorrectionEndpoints(server: FastifyInstance, council: ServerParts): void {
  const find = requestFor(council);
  const answered = async <Refusal>(town: Town, member: StaffMember, done: Either<Refusal, CouncilRequest>) =>
    isLeft(done) ? done : right(shownTo(council, await readerIn(council, town, member), done.right));

  const retitle = retitleRequest(council);
  route(server, council, retitleRequestCall, async ({ town, reference, body, member }) => {
    const { realm } = town;
    const request = await find(realm, reference, { member, act: 'request.publish' });
    if (isLeft(request)) return request;
    const form = (await council.mailboxes.find(realm, request.right.mailbox))?.mailbox ?? null;
    // A form that the town no longer has has no title: its id says as much.
    const plain =
      form === null
        ? String(request.right.mailbox)
        : textFor(form.title, town.defaultLanguage, town.defaultLanguage).text;
    const title = body.isHidden === true ? plain : (body.title ?? null);
    const correcting = { realm, id: request.right.id, by: member.name };
    return answered(town, member, await retitle(correcting, title));
  });

  const correct = correctContact(council);
  route(server, council, correctContactCall, async ({ town, reference, body, member }) => {
    const request = await find(town.realm, reference, { member, act: 'request.correct' });
    if (isLeft(request)) return request;
    const correcting = { realm: town.realm, id: request.right.id, by: member.name };
    return answered(town, member, await correct(correcting, body.contact, body.why));
  });

  const erase = erasePerson(council);
  route(server, council, erasePersonCall, async ({ town, reference, body, member }) => {
    const request = await find(town.realm, reference, { member, act: 'request.erase' });
    if (isLeft(request)) return request;
    const done = await erase({ realm: town.realm, id: request.right.id, by: member.name }, body);
    return answered(town, member, done);
  });

  const look = lookAtContact(council);
  route(server, council, lookAtContactCall, async ({ realm, reference, member }) => {
    const request = await find(realm, reference, { member, act: 'request.seeContact' });
    if (isLeft(request)) return request;
    const seen = await look({ realm, id: request.right.id, by: member.name });
    return seen === null ? left({ kind: 'unknownRequest' }) : right({ contact: { ...seen.contact } });
  });
}
