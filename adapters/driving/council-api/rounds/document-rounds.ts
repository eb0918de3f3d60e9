import { staffCaller } from '#application/office/access/staff-caller.ts';
import { documentRights } from '#application/office/documents/document-rights.ts';
import { publishDue } from '#application/office/documents/publish-due.ts';
import { draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { documentFindings } from '../endpoints/documents/document-findings.ts';
import { movesAlone } from '../endpoints/documents/moves-alone.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong: never what a document says. */
type Report = (record: object, words: string) => void;

/** Rounds that publish and withdraw documents when it is their time, of one server. */
export function documentRounds(council: ServerParts, report: Report) {
  const schedulerOf = async (realm: RealmId, { scheduler }: OfficeDocument) => {
    const town = await council.realms.town(realm);
    if (town === null || scheduler === null) return { town, member: null };
    return { town, member: await staffCaller(council).byId(town, scheduler) };
  };
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
      const { member } = await schedulerOf(realm, document);
      return member !== null && documentRights(member, document, council.clock.now())('document.publish');
    },
    // Tickets may have been sold, and places given, since it was scheduled.
    needsAnother: async (realm, document) => {
      const { town, member } = await schedulerOf(realm, document);
      return town === null || member === null || movesAlone(council, town, document, member.name);
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
