import { staffCaller } from '#application/office/access/staff-caller.ts';
import { documentRights } from '#application/office/documents/document-rights.ts';
import { publishDue } from '#application/office/documents/publish-due.ts';
import { draftedFields } from '#domain/documents/office-document.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { documentFindings } from '../endpoints/documents/document-findings.ts';
import { movesAlone } from '../endpoints/tickets/moved-alone.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong: never what a document says. */
type Report = (record: object, words: string) => void;

/** Rounds that publish and withdraw documents when it is their time, of one server. */
export function documentRounds(council: ServerParts, report: Report) {
  const publish = publishDue({
    documentDesk: council.documentDesk,
    clock: council.clock,
    hasErrors: async (realm, document) => {
      const town = await council.realms.town(realm);
      if (town === null) return true;
      const found = await documentFindings(council, town, document.ref, draftedFields(document));
      return found.some(({ isError }) => isError);
    },
    mayPublish: async (realm, document) => {
      const town = await council.realms.town(realm);
      if (town === null || document.scheduler === null) return false;
      const member = await staffCaller(council).byId(town, document.scheduler);
      if (member === null || !documentRights(member, document, council.clock.now())('document.publish'))
        return false;
      // Tickets may have been sold since it was scheduled.
      return !(await movesAlone(council, town, document, member.name));
    },
  });
  const { run, ended } = joinedRound(async () => {
    try {
      await publish();
    } catch (err) {
      report({ err }, 'documents were not published at their time');
    }
  });
  return { publish: run, stop: ended };
}
