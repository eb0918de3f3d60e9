import type { FastifyInstance } from 'fastify';
import type * as t from 'io-ts';
import { factsOfRequest } from '#application/office/templates/facts-of-request.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { handleRequest, type Handling } from '#application/requests/handle-request.ts';
import { handleMany } from '#application/requests/many/handle-many.ts';
import { handleManyCall, mostHandled } from '#adapters/wire/requests/handle-many.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { type AnswerTemplate, filledTemplate } from '#domain/office/templates/template.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { type Assignees, assigneesIn } from '../desk/assignees.ts';
import { handledMail } from '../requests/request-mail.ts';
import { actsOf, handlingOf, intentShape, named } from './staff-request.ts';

type Asked = t.TypeOf<(typeof handleManyCall)['body']>;

/** What is done to each request: with a template, each sender reads it in their language. */
async function handlingFor(
  council: ServerParts,
  town: Town,
  { handling, assignees }: Pick<Asked, 'handling'> & { readonly assignees: Assignees },
  template: AnswerTemplate | null,
): Promise<(request: CouncilRequest) => Either<'factMissing', Handling>> {
  const plain = handlingOf(handling, assignees);
  if (template === null) return () => right(plain);
  const forms = new Map(
    (await council.mailboxes.all(town.realm)).map((one) => [one.mailbox?.id, one.mailbox]),
  );
  return (request) => {
    const speech = { language: request.language ?? town.defaultLanguage, town: town.defaultLanguage };
    const facts = factsOfRequest(town, request, forms.get(request.mailbox) ?? null);
    const { text, unfilled } = filledTemplate(template, speech, facts);
    // A greeting without a name can be sent; a sentence without its street cannot.
    if (unfilled.some((fact) => fact !== 'nombre')) return left('factMissing');
    const status = plain.status ?? template.status;
    return right({ ...plain, status, messages: [{ text: text.trim(), isNote: false }, ...plain.messages] });
  };
}

/** What staff do to several requests at once. */
export function manyRequestEndpoints(server: FastifyInstance, council: ServerParts): void {
  const handle = handleRequest(council);
  route(server, council, handleManyCall, async ({ town, body, member }) => {
    const { references, key = null, isTrial, template: templateId } = body;
    if (references.length > mostHandled) return left({ kind: 'unreadable', where: 'references' });
    const needsKey = isTrial !== true;
    if (needsKey && !intentShape.test(key ?? '')) return left({ kind: 'unreadable', where: 'key' });
    const id = templateId ?? null;
    const template = id === null ? null : await council.templates.find(town.realm, id);
    if (id !== null && template === null) return left({ kind: 'unknownTemplate' });
    const acts = [...actsOf(body.handling), ...(template === null ? [] : (['request.answer'] as const))];
    const assignees = await assigneesIn(council, town, member);
    const many = await handleMany({
      seal: council.seal,
      find: (realm, name) => named(council, realm, name),
      may: (request) => !isLeft(allowed(council, member, { acts, in: subjectOf(request) })),
      handle,
    })(town.realm, {
      by: member.name,
      owner: member.id,
      write: handledMail(council, town, null),
      names: references,
      seen: body.seen ?? {},
      key: needsKey ? key : null,
      language: town.defaultLanguage,
      handlingOf: await handlingFor(council, town, { ...body, assignees }, template),
    });
    const { done, cannot, mails, undoUntil } = many;
    return right({
      isTrial: !needsKey,
      done: done.map(({ name, request }) => ({
        reference: name,
        iid: request.iid,
        revision: request.revision,
      })),
      cannot: cannot.map(({ name, why }) => ({ reference: name, why })),
      mails: Object.fromEntries(mails),
      undoUntil: undoUntil === null ? null : new Date(undoUntil).toISOString(),
    });
  });
}
