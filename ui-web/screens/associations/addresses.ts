import { type DirectoryPage, writeDirectoryPage } from '#application/directory/directory-page.ts';

/** The address of the associations, with the view that it shows. */
export function directoryAddress(page: DirectoryPage): string {
  const query = new URLSearchParams(writeDirectoryPage(page).map(([name, value]) => [name, value]));
  return query.size === 0 ? '/asociaciones' : `/asociaciones?${query}`;
}

/** The page of an association. */
export const associationAddress = (id: string): string => `/asociaciones/${encodeURIComponent(id)}`;
