import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lookAtLink, makeTown, type TownRefused } from '#application/office/setup/make-town.ts';
import { readSetup } from '#application/office/setup/read-setup.ts';
import { changeLanguages, writeFirstDocuments } from '#application/office/setup/write-first-documents.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Call } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import { changeSetupCall } from '#adapters/wire/setup/change-setup.ts';
import { lookAtSetupLinkCall } from '#adapters/wire/setup/look-at-link.ts';
import { makeTownCall } from '#adapters/wire/setup/make-town.ts';
import { readSetupCall } from '#adapters/wire/setup/read-setup.ts';
import { unknownMember } from '#adapters/wire/unknown-member.ts';
import type { Town } from '#domain/access/town.ts';
import { stateOf } from '#domain/documents/state.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import type { SetupStep, TownSetup } from '#domain/office/setup/town-setup.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall, route } from '../../plugins/route.ts';
import { serverSayIn } from '../../server-texts.ts';
import { refusedFor } from '../documents/asked-document.ts';

/** What the use cases of the setting up take of a council. */
const partsOf = (council: ServerParts) => ({ ...council, sayIn: serverSayIn });

/** Opens a call that is made in no town, with a body; `route` is for those of a town. */
function openTownless<C extends Call & { readonly body: NonNullable<Call['body']> }>(
  server: FastifyInstance,
  call: C,
  answer: (body: C['body']['_A']) => Promise<Either<TownRefused, object>>,
): void {
  openCall(server, call, async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const where = unknownMember(call.body, request.body);
    if (where !== null) return refuse(reply, 'unreadable', { where });
    const body = decode(call.body, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
    const answered = await answer(body.right);
    if (!isLeft(answered)) return answered.right;
    const { kind, ...more } = answered.left;
    return refuse(reply, kind, more);
  });
}

/** Making a town with a link, which the operator got. */
function linkEndpoints(server: FastifyInstance, council: ServerParts): void {
  openTownless(server, lookAtSetupLinkCall, ({ link, realm }) => lookAtLink(council)(link, realm ?? null));
  openTownless(server, makeTownCall, async ({ link, ...asked }) => {
    const made = await makeTown(partsOf(council))(link, asked);
    if (isLeft(made)) return made;
    const { town, invitation } = made.right;
    return right({ realm: town.realm, invitation });
  });
}

/** What is answered for a town that came from a folder. */
const noSetup = {
  begunAt: null,
  done: [],
  settled: [],
  mayOpen: false,
  isOver: true,
  languages: [],
  documents: [],
};

/** How far a town is, as the call answers it. */
async function written(council: ServerParts, town: Town, setup: TownSetup) {
  const { done, documents, languages, ...more } = await readSetup(council)(town, setup);
  return right({
    begunAt: new Date(setup.begunAt).toISOString(),
    ...more,
    done: [...done],
    settled: [...setup.settled],
    languages: [...languages],
    documents: documents.map(({ document, found }) => ({
      document,
      ...firstRefs[document],
      state: stateOf(found.status),
      isPublic: found.status.place === 'published',
      version: found.version,
    })),
  });
}

interface AskedChange {
  readonly settle?: SetupStep | undefined;
  readonly unsettle?: SetupStep | undefined;
  readonly isOver?: boolean | undefined;
}

function withChange(before: TownSetup, { settle, unsettle, isOver }: AskedChange, now: number): TownSetup {
  const settled = [...before.settled, ...(settle === undefined ? [] : [settle])];
  const endedAt = isOver === undefined ? before.endedAt : isOver ? (before.endedAt ?? now) : null;
  return { ...before, settled: [...new Set(settled)].filter((step) => step !== unsettle), endedAt };
}

/** Changes languages if the person may write documents; true if they may not. */
async function speakIn(
  council: ServerParts,
  town: Town,
  languages: readonly Language[],
  member: StaffMember,
): Promise<boolean> {
  const now = council.clock.now();
  if (isLeft(decideSomewhere(member, { act: 'document.edit', now }))) return true;
  await changeLanguages(partsOf(council))(town, languages, member.name);
  return false;
}

/** Making towns in the browser, and how far they are. */
export function setupEndpoints(server: FastifyInstance, council: ServerParts): void {
  linkEndpoints(server, council);

  route(server, council, readSetupCall, async ({ town, realm, member }) => {
    const setup = await council.setups.find(realm);
    if (setup === null) return right(noSetup);
    // What a failure between making the town and writing its drafts left undone.
    if ((await council.documentDesk.find(realm, firstRefs.settings)) === null)
      await writeFirstDocuments(partsOf(council))(town, [town.defaultLanguage], member.name);
    return written(council, town, setup);
  });

  route(server, council, changeSetupCall, async ({ town, realm, member, body }) => {
    const { languages, ...change } = body;
    if ((await council.setups.find(realm)) === null) return left({ kind: 'unknownDocument' });
    if (languages !== undefined && languages.length > 0) {
      const isRefused = await speakIn(council, town, [...new Set(languages)], member);
      if (isRefused) return left(refusedFor('document.edit'));
    }
    const now = council.clock.now();
    const after = await council.setups.change(realm, (before) => withChange(before, change, now));
    return after === null ? left({ kind: 'unknownDocument' }) : written(council, town, after);
  });
}
