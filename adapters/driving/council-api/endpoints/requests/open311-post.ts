import { readReport } from '#adapters/wire/open311/open311.ts';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import { createRequest, type CreateRefusal } from '#application/requests/create-request.ts';
import type { ContactField } from '#domain/forms/contact.ts';
import { entryOfReport, withoutCaptcha } from '#domain/forms/open311.ts';
import { requestBody } from '#domain/forms/body/write-body.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { singleParameter } from '../../plugins/in-town.ts';
import { answerAs, refuse311 } from './open311-answers.ts';
import { languageFor, type Open311Request, servicesOf, type Work } from './open311-work.ts';

const keyShape = /^[\w-]{16,64}$/u;
/** The contact's parts as GeoReport calls them. */
const contactParameters: Readonly<Record<ContactField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  telephone: 'phone',
  email: 'email',
};
const faultsIn = (refusal: CreateRefusal): readonly string[] =>
  refusal.kind === 'requestRefused'
    ? refusal.faults.map((fault) =>
        fault.kind === 'contactMissing'
          ? `${contactParameters[fault.part]} missing`
          : `${fault.field ?? 'request'} ${fault.kind}`,
      )
    : [];
/** GeoReport knows one status for whatever is wrong with a report. */
const tagOf = ({ kind }: CreateRefusal): RefusalTag => (kind === 'requestRefused' ? 'reportRefused' : kind);

/** The key under which a report is created once however often it is sent; undefined if it has not the form of one. */
function keyOf({ headers }: Open311Request): string | null | undefined {
  const key = headers['idempotency-key'] ?? null;
  return key === null || (typeof key === 'string' && keyShape.test(key)) ? key : undefined;
}

export const postReport = (council: ServerParts, attempts: AttemptBudget): Work => {
  const create = createRequest({ ...council, attempts });
  return async (town, { request, reply, format }) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const app = await council.apps.program(
      town.realm,
      form.get('api_key') ?? singleParameter(request, 'api_key') ?? '',
    );
    if (app === null) return refuse311(reply, format, 'noApiKey');
    const key = keyOf(request);
    if (key === undefined) return refuse311(reply, format, 'unreadable', ['idempotency-key']);
    const code = form.get('service_code');
    const service = (await servicesOf(council, town)).find(({ open311 }) => open311.code === code);
    if (service === undefined) return refuse311(reply, format, 'unknownMailbox');
    const told = readReport([...form]);
    if (isLeft(told)) return refuse311(reply, format, 'unreadable', [told.left.where]);
    const open = withoutCaptcha(service);
    const entry = entryOfReport(open, service.open311, told.right);
    const created = await create({
      town,
      mailbox: service.id,
      sender: `open311 ${app.name}`,
      isStaff: false,
      key,
      // Whoever holds a key has agreed to show the town's conditions to their users.
      body: requestBody(open, entry, { payment: null, acceptsPrivacy: true, isPrivate: false }),
      origin: 'open311',
      language: languageFor(town, request),
      network: networkOf(request.ip),
    });
    if (isLeft(created)) return refuse311(reply, format, tagOf(created.left), faultsIn(created.left));
    return answerAs(reply, format, 'service_requests', [
      { service_request_id: created.right.iid, service_notice: '' },
    ]);
  };
};
