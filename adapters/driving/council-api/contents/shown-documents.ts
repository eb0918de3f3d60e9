import { pharmacyDocuments } from '#adapters/wire/pharmacies/rota-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { isShownDocument } from '#domain/content/shown.ts';
import { shownBeneficiary, withoutIdentities } from '#domain/subsidies/beneficiary.ts';

/** The fields of an article that may be shown before it is published: the index shows its title as plain text. */
const announced = ['_id', 'title', 'ita', 'isPublished', 'data'];

/**
 * What of a collection may be shown, to every caller alike. Associations that are not active are not listed
 * (specification 3, section 5). The beneficiary of a grant is never shown by a full identity number, however the
 * council wrote it down. A rota of pharmacies is shown once it is published. An unpublished article is shown only if it belongs to points of the index, and then without
 * its text.
 */
export function shownDocuments(
  collection: string,
  documents: readonly CouncilDocument[],
): readonly CouncilDocument[] {
  if (collection === 'asociaciones' || collection === 'entidades')
    return documents.filter((document) => isShownDocument(collection, document));
  if (collection === pharmacyDocuments) return documents.filter(({ isPublished }) => isPublished !== false);
  if (collection === 'concesiones') return documents.map(masked);
  if (collection !== 'articulos') return documents;
  return documents.flatMap((document) => {
    if (document['isPublished'] !== false) return [document];
    const fields = Object.entries(document).filter(([key]) => announced.includes(key));
    return document['ita'] ? [{ ...Object.fromEntries(fields), _id: document._id }] : [];
  });
}

/** A grant without a full identity number in any of its texts. */
function masked(document: CouncilDocument): CouncilDocument {
  const { beneficiario } = document;
  const shown = typeof beneficiario === 'string' ? { beneficiario: shownBeneficiary(beneficiario) } : {};
  return JSON.parse(withoutIdentities(JSON.stringify({ ...document, ...shown })));
}
