import { readDeskMailbox } from '#adapters/wire/requests/management.ts';
import { readCalendar } from '#adapters/wire/site/calendar.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import { usualCalendar, workingCalendar } from '#domain/working-days/working-days.ts';
import { mailboxCollection } from '../mailboxes/document-mailboxes.ts';

/** How a town works on its requests: its collection `calendario`, `answerWithin` and `management` of its mailboxes. */
export const documentDesk = (documents: DocumentStore): DeskRules => ({
  calendar: async (realm) => {
    const [document] = await documents.all(realm, 'calendario');
    return workingCalendar((document && readCalendar(document)) ?? usualCalendar);
  },
  mailbox: async (realm, id) => {
    const mailboxes = await documents.all(realm, mailboxCollection);
    return readDeskMailbox(mailboxes.find(({ _id }) => _id === id));
  },
});
