import { createHash, type Hash } from 'node:crypto';
import { partName, residentsProposals } from '#application/ports/server/content-changes.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import type { CollectionPrints } from './changed-collections.ts';
import { surveyCollection } from './served-survey.ts';

interface Body {
  readonly _id?: unknown;
  readonly data?: { readonly IDproceso?: unknown } | null;
}

const ownId = ({ _id }: Body): unknown => _id;
const processOf = ({ data }: Body): unknown => data?.IDproceso;

/** The collections of which parts are noted, and how a document says of which part it is. */
const divided: Readonly<Record<string, (body: Body) => unknown>> = {
  procesos: ownId,
  [surveyCollection]: ownId,
  [allProposals]: processOf,
};

/** The names of these collections. */
export const dividedCollections: readonly string[] = Object.keys(divided);

/** The part that a stored document is of, as changes name it; empty if none is noted of its collection. */
export function partsOf(collection: string, body: string, listedAs = collection): readonly string[] {
  const id = divided[collection]?.(JSON.parse(body) as Body);
  return typeof id === 'string' && id !== '' ? [partName(listedAs, id)] : [];
}

/** Hashes documents together under each name that `namesOf` gives them, in the order in which they come. */
export function printedBy(
  documents: Iterable<Readonly<Record<string, unknown>>>,
  namesOf: (collection: string, body: string) => readonly string[],
): CollectionPrints {
  const hashes = new Map<string, Hash>();
  for (const { collection, body } of documents) {
    for (const name of namesOf(String(collection), String(body))) {
      const hash = hashes.get(name) ?? createHash('sha256');
      // A document is one line of JSON, so that a line break separates two.
      hashes.set(name, hash.update(`${String(body)}\n`));
    }
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}

/** What changes if proposals that staff publish are put, changed or withdrawn: bodies before and after, if there are any. */
export const changesOfProposals = (bodies: readonly unknown[]): readonly string[] => {
  const parts = bodies.flatMap((body) =>
    typeof body === 'string' ? partsOf(allProposals, body, residentsProposals) : [],
  );
  return [residentsProposals, ...new Set(parts)];
};
