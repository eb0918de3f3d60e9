import type { FastifyInstance } from 'fastify';
import { createRequest, type CreateRefusal } from '#application/requests/create-request.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { readRequest, writeFaults } from '#adapters/wire/requests/request.ts';
import { enterRequestCall } from '#adapters/wire/staff-requests/enter-request.ts';
import { readReceiptPageCall } from '#adapters/wire/staff-requests/read-receipt-page.ts';
import { longestConsent } from '#domain/forms/desk/desk-form.ts';
import { correctedContact } from '#domain/forms/desk/person-of-request.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { receiptPage } from './receipt-page.ts';
import { requestFor } from './request-work.ts';
import { intentShape, readerIn, shownTo } from './staff-request.ts';

const refused = (refusal: CreateRefusal): RefusedBy<typeof enterRequestCall> =>
  refusal.kind === 'requestRefused' ? { ...refusal, faults: writeFaults(refusal.faults) } : refusal;

/** Whose a request and its files are that staff bring for a person. */
export const deskSender = ({ id }: Pick<StaffMember, 'id'>): string => `staff ${id}`;

/** What staff enter for a person who comes to them, and the paper that the person takes home. */
export function enterRequestEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const create = createRequest({ ...council, attempts });
  route(server, council, enterRequestCall, async ({ town, body, member, request }) => {
    const { mailbox, channel, consent, key, language } = body;
    const may = allowed(council, member, { acts: ['request.enter'], in: { mailbox } });
    if (isLeft(may)) return may;
    if (!intentShape.test(key)) return left({ kind: 'unreadable', where: 'key' });
    const shown = consent.shown.trim();
    if (shown === '' || shown.length > longestConsent)
      return left({ kind: 'correctionRefused', where: 'consent' });
    const read = readRequest(body.request);
    if (isLeft(read)) return read;
    const contact = correctedContact(read.right.contact);
    if (contact === null) return left({ kind: 'correctionRefused', where: 'email' });
    const created = await create({
      town,
      mailbox: mailboxId(mailbox),
      sender: deskSender(member),
      isStaff: true,
      key,
      // The consent to the form's privacy is what the member of staff notes.
      body: { ...read.right, contact, captcha: null, acceptsPrivacy: true },
      origin: 'web',
      language: language ?? town.defaultLanguage,
      network: networkOf(request.ip),
      entered: { channel, by: member.name, shown },
    });
    if (isLeft(created)) return left(refused(created.left));
    return right(shownTo(council, await readerIn(council, town, member), created.right));
  });

  const find = requestFor(council);
  route(server, council, readReceiptPageCall, async ({ town, reference, member, reply }) => {
    const found = await find(town.realm, reference, { member, act: 'request.enter' });
    if (isLeft(found)) return found;
    if (found.right.entered === undefined) return left({ kind: 'unknownRequest' });
    const { mailbox = null } = (await council.mailboxes.find(town.realm, found.right.mailbox)) ?? {};
    void reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      );
    return right(receiptPage(council, town, mailbox, found.right));
  });
}
