import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';

const pages: Readonly<Record<string, string>> = {
  articulos: '/pagina/',
  procesos: '/procesos-participativos/',
  entidades: '/entidades/',
  mailboxes: '/solicitud/',
};

const beginOf = (collection: string): string | undefined =>
  collection === allProposals || isOfOneProcess(collection) ? '/propuestas/' : pages[collection];

/** Whether the documents of a collection have pages of their own on the portal. */
export const hasPage = (collection: string): boolean => beginOf(collection) !== undefined;

/** The address of a document’s page on the portal; null if it has none. */
export function addressOfPage(collection: string, id: string): string | null {
  const begin = beginOf(collection);
  return begin === undefined ? null : `${begin}${encodeURIComponent(id)}`;
}
