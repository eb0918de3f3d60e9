import type { FastifyInstance } from 'fastify';
import { factsOfRequest } from '#application/office/templates/facts-of-request.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { fillTemplatesCall } from '#adapters/wire/templates/fill-templates.ts';
import { keepTemplateCall } from '#adapters/wire/templates/keep-template.ts';
import { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import { removeTemplateCall } from '#adapters/wire/templates/remove-template.ts';
import { writeFilledTemplate, writeTemplate } from '#adapters/wire/templates/template.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import {
  type AnswerTemplate,
  filledTemplate,
  isForMailbox,
  templateFault,
} from '#domain/office/templates/template.ts';
import { reference } from '#domain/forms/request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { named } from './staff-request.ts';

/** Whether a member of staff may answer everywhere where a template is offered. */
function mayChange(
  council: ServerParts,
  member: StaffMember,
  { mailboxes }: Pick<AnswerTemplate, 'mailboxes'>,
): Either<CallRefusal<'notAllowed'>, true> {
  const parts = mailboxes.length === 0 ? [{}] : mailboxes.map((mailbox) => ({ mailbox }));
  for (const part of parts) {
    const may = allowed(council, member, { acts: ['request.answer'], in: part });
    if (isLeft(may)) return may;
  }
  return right(true);
}

/** Templates of answers: what staff write once, and what it says for one request. */
export function templateEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { templates } = council;
  route(server, council, listTemplatesCall, async ({ realm }) =>
    right({ items: (await templates.all(realm)).map(writeTemplate) }),
  );

  route(server, council, fillTemplatesCall, async ({ town, reference: name, member }) => {
    const request = await named(council, town.realm, name);
    if (request === null) return left({ kind: 'unknownRequest' });
    const may = allowed(council, member, { acts: ['request.answer'], in: subjectOf(request) });
    if (isLeft(may)) return may;
    const known = withKnownName(council, member, request);
    const { mailbox = null } = (await council.mailboxes.find(town.realm, request.mailbox)) ?? {};
    const speech = { language: request.language ?? town.defaultLanguage, town: town.defaultLanguage };
    const offered = (await templates.all(town.realm)).filter((one) => isForMailbox(one, request.mailbox));
    return right({
      items: offered.map((one) =>
        writeFilledTemplate(one, filledTemplate(one, speech, factsOfRequest(town, known, mailbox))),
      ),
    });
  });

  route(server, council, keepTemplateCall, async ({ realm, body, member }) => {
    const { id = null, name, text, mailboxes, status } = body;
    const written = { name: name.trim(), text, mailboxes: mailboxes ?? [], status: status ?? null };
    const before = id === null ? null : await templates.find(realm, id);
    if (id !== null && before === null) return left({ kind: 'unknownTemplate' });
    for (const one of before === null ? [written] : [before, written]) {
      const may = mayChange(council, member, one);
      if (isLeft(may)) return may;
    }
    const fault = templateFault(written);
    if (fault !== null) return left({ kind: 'templateRefused', faults: [fault] });
    const kept = { ...written, id: id ?? reference(council.random(10)) };
    await templates.keep(realm, kept, { by: member.name, at: council.clock.now() });
    return right(writeTemplate(kept));
  });

  route(server, council, removeTemplateCall, async ({ realm, id, member }) => {
    const found = await templates.find(realm, id);
    if (found === null) return left({ kind: 'unknownTemplate' });
    const may = mayChange(council, member, found);
    if (isLeft(may)) return may;
    const by = { by: member.name, at: council.clock.now() };
    const isRemoved = await templates.remove(realm, id, by);
    return isRemoved ? right({ status: 'ok' }) : left({ kind: 'unknownTemplate' });
  });
}

/** A request without the name of its sender for those who may not see it. */
function withKnownName(council: ServerParts, member: StaffMember, request: CouncilRequest): CouncilRequest {
  const may = allowed(council, member, { acts: ['request.seeContact'], in: subjectOf(request) });
  return isLeft(may) ? { ...request, contact: {} } : request;
}
