import { addressOf } from '#adapters/wire/address-of.ts';
import { readTownFileContentCall } from '#adapters/wire/files/read-town-file-content.ts';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { realmId } from '#domain/shared/ids.ts';

/** What a field or a list accepts. */
export type ChosenGroup = 'pictures' | 'documents' | 'all';

/** What browsers offer to choose. Telephones turn HEIC into JPEG if it is not among them. */
export const acceptedFiles: Readonly<Record<ChosenGroup, string>> = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif',
  documents: '.pdf,.doc,.docx,.xls,.xlsx,.odt,.ods,.csv,.txt',
  all: 'image/jpeg,image/png,image/webp,image/avif,.pdf,.doc,.docx,.xls,.xlsx,.odt,.ods,.csv,.txt',
};

/** Where staff see a picture, public or not, that wide. */
export const pictureSource = (realm: string, file: OfficeFile, width: number): string =>
  file.content
    ? `${addressOf(readTownFileContentCall, { realm: realmId(realm), name: file.name, w: String(width) })}&v=${file.content.hash.slice(0, 8)}`
    : file.address;

/** The name in an address of a file of the town; null if it is none. */
export function fileNameIn(realm: string, address: string | null): string | null {
  const begin = `/files/${realm}/`;
  if (address === null || !address.startsWith(begin)) return null;
  try {
    return decodeURIComponent(address.slice(begin.length).replace(/[?#].*$/u, ''));
  } catch {
    return null;
  }
}
