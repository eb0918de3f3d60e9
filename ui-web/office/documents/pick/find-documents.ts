import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { surveyFiles } from '#adapters/wire/documents/known-references.ts';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { addressOfPage, hasPage } from './page-address.ts';

/** A document that was found, and the address of its page; null if it has none. */
export interface FoundDocument {
  readonly collection: string;
  readonly id: string;
  readonly title: LocalizedText;
  readonly isPublic: boolean;
  readonly address: string | null;
}

const mostFound = 40;

async function surveysWith({ call, realm }: OfficeCouncil, words: string): Promise<readonly FoundDocument[]> {
  const found = await call(listSurveysCall, { realm });
  if (isLeft(found)) return [];
  return found.right.items
    .filter(({ title }) => JSON.stringify(title).toLowerCase().includes(words.toLowerCase()))
    .map(({ _id, title }) => ({
      collection: surveyFiles,
      id: _id,
      title,
      isPublic: true,
      address: null,
    }));
}

/** The documents with these words in their title, those changed last first. */
export async function findDocuments(
  council: OfficeCouncil,
  collection: string | null,
  words: string,
): Promise<readonly FoundDocument[] | null> {
  if (collection === surveyFiles) return surveysWith(council, words);
  const { call, realm } = council;
  const query = { ...(collection !== null && { collection }), ...(words !== '' && { text: words }) };
  const found = await call(listOfficeDocumentsCall, {
    realm,
    limit: collection === null ? 200 : mostFound,
    ...query,
  });
  if (isLeft(found)) return null;
  return found.right.items
    .filter((one) => collection !== null || hasPage(one.collection))
    .slice(0, mostFound)
    .map((one) => ({ ...one, address: addressOfPage(one.collection, one.id) }));
}
