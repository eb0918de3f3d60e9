/** The collection of the people who work for the council, with their extensions: none of it is for residents. */
export const staffDirectory = 'directorio';

/** Who a document is for, if not for everybody. */
export const audiences = ['staff'] as const;

/**
 * Whether a document is for people of staff only: it says so, or it is of the directory. An audience that is unknown is not
 * everybody, so a mistake in the word hides the document and shows it to no resident.
 *
 * @example isForStaff('articulos', { _id: 'a', audience: 'staff' }) // true
 */
export function isForStaff(collection: string, document: object): boolean {
  const { audience = null } = document as { readonly audience?: unknown };
  return collection === staffDirectory || (audience !== null && audience !== '');
}
