import type { StaffSubject } from '../office/decide.ts';
import { allProposals, isOfOneProcess } from '../processes/proposal-collection.ts';
import type { Fields } from './fields.ts';

/** Which document: its collection and its `_id`. */
export interface DocumentRef {
  readonly collection: string;
  readonly id: string;
}

/** The collection of surveys. Portals do not serve it as a collection. */
export const surveyDocuments = '#surveys';

/** The collection of campaigns of vouchers. They are opened by two people, and nobody publishes one as a document. */
export const campaignDocuments = '#vouchers';

/** The collection of venues whose places are reserved. */
export const venueDocuments = 'instalaciones';
/** The collection of events for which one needs a ticket. */
export const eventDocuments = 'entradas';
/** The collection of activities that people apply for. */
export const activityDocuments = 'actividades';
/** The collection of markets that are held on days of the week. */
export const marketDocuments = 'mercados';
/** The collections of the offices where people have appointments, and of what they come for. */
export const appointmentOffices = 'citas-oficinas';
/** The second of them. */
export const appointmentServices = 'citas-servicios';

/** The subject of the steps of a document. */
export const documentSubject = ({ collection, id }: DocumentRef): string => `document/${collection}/${id}`;

/** The parts of the town that a document with these fields belongs to: grants are given for them. */
export function documentParts({ collection, id }: DocumentRef, fields: Fields): StaffSubject['in'] {
  if (collection === 'procesos') return { process: id };
  if (collection === 'mailboxes') return { mailbox: id };
  if (collection === surveyDocuments) return { vote: id };
  if (collection !== allProposals && !isOfOneProcess(collection)) return {};
  const process = fields.get('data/IDproceso');
  return typeof process === 'string' ? { process } : {};
}
