import type { FastifyInstance } from 'fastify';
import { listRequests } from '#application/requests/list-requests.ts';
import { searchAllCall } from '#adapters/wire/desk/search-all.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { folded } from '#domain/directory/folded.ts';
import { decideSomewhere, partsFor } from '#domain/office/decide.ts';
import { noChoice } from '#domain/office/desk/facets.ts';
import type { Act } from '#domain/office/roles.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import type { NamesOfTown } from '../documents/readable-documents.ts';
import { askedOf } from './asked-requests.ts';
import { documentsFound } from './documents-found.ts';
import { filesFound } from './files-found.ts';
import { type Found, mostFound, type StaffSearch } from './found.ts';

/** How many comments, the latest, are looked through. */
const mostComments = 5000;

const noFilters = {
  status: null,
  mailbox: null,
  assignedTo: null,
  priority: null,
  due: null,
  hasReply: null,
  approval: null,
  replies: null,
  from: null,
  until: null,
  near: null,
} as const;

const textsOf = (text: LocalizedText): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter((one) => one !== undefined);

async function requestsFound(
  council: ServerParts,
  { town, member, text }: StaffSearch,
): Promise<readonly CouncilRequest[]> {
  const own = askedOf(council, member, { ...noFilters, text }, { storedAs: (name) => [name] });
  const asked = { ...own, chosen: noChoice, order: 'newest', limit: mostFound, offset: 0 } as const;
  return (await listRequests(council)(town, asked)).items;
}

const requestFound = ({ iid, title }: CouncilRequest): Found => ({
  kind: 'request',
  id: iid,
  title,
  place: 'office',
  path: `/gestion/solicitudes/${iid}`,
});

/** Orders are made of digits and a few letters: a shorter text, or one without a digit, would find any of them. */
const isReference = (text: string) => text.length >= 4 && /\d/u.test(text);

/** Payments by their order or the number of their request, and those of requests that were found. */
async function paymentsFound(
  council: ServerParts,
  { town, member, text }: StaffSearch,
  requests: readonly CouncilRequest[],
): Promise<readonly Found[]> {
  const act = 'payment.read';
  const readable = partsFor(member, { act, part: 'mailbox', now: council.clock.now() });
  const any = { status: null, subject: null, from: null, until: null, lastRefund: null } as const;
  const filter = { ...any, mailboxes: readable === 'all' ? null : readable, text: text.trim() };
  const page = { limit: mostFound, offset: 0 };
  const named = isReference(filter.text) ? (await council.payments.list(town.realm, filter, page)).items : [];
  const paid = requests
    .filter((one) => !isLeft(allowed(council, member, { acts: [act], in: { mailbox: one.mailbox } })))
    .flatMap(({ payment }) => (payment === null ? [] : [payment]));
  const ofRequests = await Promise.all(paid.map((id) => council.payments.find(town.realm, id)));
  const found = new Map([...named, ...ofRequests].flatMap((one) => (one === null ? [] : [[one.id, one]])));
  return [...found.values()].map(({ id, concept }) => ({
    kind: 'payment',
    id,
    title: concept,
    place: 'office',
    path: `/gestion/pagos/${encodeURIComponent(id)}`,
  }));
}

/** A comment leads to those who moderate it, and others to the proposal that it is about. */
const commentPlace = ({ id, content }: Comment, moderates: boolean) =>
  moderates
    ? ({ place: 'office', path: `/gestion/comentarios/${encodeURIComponent(id)}` } as const)
    : ({ place: 'portal', path: `/propuestas/${encodeURIComponent(content)}` } as const);

async function commentsFound(
  { comments }: ServerParts,
  { town, has }: StaffSearch,
  moderates: boolean,
): Promise<readonly Found[]> {
  const all = { kind: 'all', limit: 1, offset: 0 } as const;
  const { total } = await comments.waiting(town.realm, all);
  const latest = { ...all, limit: mostComments, offset: Math.max(0, total - mostComments) };
  const { items } = await comments.waiting(town.realm, latest);
  return items
    .toReversed()
    .filter(({ text, name }) => has(text) || has(name ?? ''))
    .map((comment) => ({
      kind: 'comment',
      id: comment.id,
      title: comment.text.slice(0, 120),
      ...commentPlace(comment, moderates),
    }));
}

async function peopleFound({ people }: ServerParts, { town, has }: StaffSearch): Promise<readonly Found[]> {
  return (await people.list(town.realm))
    .filter(({ name, endedAt }) => endedAt === null && has(name))
    .map(({ id, name }) => ({
      kind: 'person',
      id,
      title: name,
      place: 'office',
      path: `/gestion/personas/${id}`,
    }));
}

/** Looks for a text in everything that a member of staff may see: of a part that they may not, nothing is read. */
export function searchAllEndpoints(server: FastifyInstance, council: ServerParts, named: NamesOfTown): void {
  const files = filesFound(council);
  route(server, council, searchAllCall, async ({ town, member, text }) => {
    const looked = folded((text ?? '').trim());
    if (looked === '') return right({ items: [] });
    const has = (one: LocalizedText) => textsOf(one).some((written) => folded(written).includes(looked));
    const search: StaffSearch = { town, member, text: text ?? '', has };
    const inTown = (act: Act) => !isLeft(allowed(council, member, { acts: [act], in: {} }));
    const somewhere = (act: Act) => !isLeft(decideSomewhere(member, { act, now: council.clock.now() }));
    const reads = somewhere('document.read');
    const requests = somewhere('request.read') ? await requestsFound(council, search) : [];
    const found = await Promise.all([
      somewhere('payment.read') ? paymentsFound(council, search, requests) : [],
      inTown('comment.read') ? commentsFound(council, search, inTown('comment.moderate')) : [],
      reads ? documentsFound(council, named, search) : [],
      reads ? files(search) : [],
      inTown('staff.read') ? peopleFound(council, search) : [],
    ]);
    const [, , documents] = found;
    const few = found.map((some) => (some === documents ? some : some.slice(0, mostFound)));
    return right({ items: [...requests.map(requestFound), ...few.flat()] });
  });
}
