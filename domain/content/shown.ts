import { isForStaff } from '../access/audience.ts';
import { isPublished } from './published.ts';

/**
 * Whether portals show a document of a collection: not one that says that it is not published or that it is for staff, and
 * of associations only those that are active (specification 3, section 5).
 *
 * @example isShownDocument('asociaciones', { _id: 'a', estado: 'Inactiva' }) // false
 */
export const isShownDocument = (collection: string, document: Readonly<Record<string, unknown>>): boolean =>
  isPublished(document) &&
  !isForStaff(collection, document) &&
  (collection !== 'asociaciones' || document['estado'] === 'Activa');
