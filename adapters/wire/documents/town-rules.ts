import type { ContentFault, TownContents, TownDocument } from '#domain/content/town-contents.ts';
import type { Field } from '#domain/forms/field.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { withProcessAmounts } from '#domain/voting/process-amount.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { readProcess } from '../processes/process.ts';
import { readMailbox } from '../requests/mailbox.ts';
import { readSurvey } from '../voting/survey.ts';
import type { CheckedFault, CheckedTown } from './document-rules.ts';
import type { ContentFaultKind } from './fault-kinds.ts';
import { surveyFiles } from './known-references.ts';

type FieldFault = Omit<CheckedFault, 'path'>;
type Fault = ContentFault<ContentFaultKind>;

/** Finds what is wrong between the documents of a town. */
export type TownRule = (contents: TownContents, town: CheckedTown) => readonly Fault[];

const documentsOf = ({ collections }: TownContents, collection: string): readonly TownDocument[] =>
  collections.get(collection) ?? [];

/** What a check of each document of a collection finds. */
const inEach =
  (
    collection: string,
    check: (document: TownDocument, contents: TownContents, town: CheckedTown) => readonly CheckedFault[],
  ): TownRule =>
  (contents, town) =>
    documentsOf(contents, collection).flatMap((document, index) =>
      check(document, contents, town).map((found) => ({
        ...found,
        collection,
        index,
        document: document._id,
      })),
    );

const meaning = (found: string, known: Iterable<string>): { readonly suggestion?: string } => {
  const near = nearWord(found, [...known]);
  return near === null ? {} : { suggestion: near };
};

/** A process that names a collection which the town does not have would show no proposals, without saying why. */
const namedProposals = inEach('procesos', ({ coleccionPropuestas: found }, { collections }) => {
  if (typeof found !== 'string' || found === '' || found === allProposals) return [];
  if (isOfOneProcess(found) && collections.has(found)) return [];
  const kind = isOfOneProcess(found) ? 'noSuchProposals' : 'nameOfProposals';
  const known = [...collections.keys()].filter((name) => name === allProposals || isOfOneProcess(name));
  return [{ path: ['coleccionPropuestas'], kind, found, ...meaning(found, known) }];
});

/** What is wrong with the fields of a form beside the rest of the town. */
const inEachField = (check: (field: Field, contents: TownContents) => readonly FieldFault[]): TownRule =>
  inEach('mailboxes', (document, contents, { realm }) => {
    const read = readMailbox(document, realmId(realm));
    if (isLeft(read)) return [];
    return fieldsOf(read.right).flatMap((field) =>
      check(field, contents).map((fault) => ({ ...fault, path: [field.name] })),
    );
  });

/** A field whose list is missing would say to residents that nothing has the name they wrote. */
const listsOfFields = inEachField((field, { collections }) => {
  if (!('collection' in field) || collections.has(field.collection)) return [];
  const found = field.collection;
  return [{ kind: 'noSuchList', found, ...meaning(found, collections.keys()) }];
});

/** A field of a census that the town does not have, which nobody could fill. */
const censusesOfFields = inEachField((field, contents) => {
  if (field.kind !== 'census') return [];
  const known = documentsOf(contents, 'censuses').map(({ _id }) => _id);
  const found = field.census;
  return known.includes(found) ? [] : [{ kind: 'noSuchCensus', found, ...meaning(found, known) }];
});

const surveysIn = (contents: TownContents, { zone }: CheckedTown): readonly Survey[] =>
  documentsOf(contents, surveyFiles).flatMap((document) => {
    const read = readSurvey(document, zone);
    return isLeft(read) ? [] : [read.right];
  });

/** A question that is published after the first of its chain could not be answered by those who vote before. */
const chains = inEach(surveyFiles, (document, contents, town) => {
  const read = readSurvey(document, town.zone);
  if (isLeft(read) || read.right.chain.length === 0) return [];
  const { chain, publishedFrom } = read.right;
  const surveys = surveysIn(contents, town);
  return chain.flatMap((id, place): readonly CheckedFault[] => {
    const next = surveys.find((survey) => survey.id === id);
    const isLater = (next?.publishedFrom ?? 0) > (publishedFrom ?? 0);
    return isLater ? [{ path: ['chain', String(place)], kind: 'laterInChain', found: id }] : [];
  });
});

const euros = (amount: number) => String(amount / 100);

/** A process whose amount is not the total of its survey: the two documents would name two budgets. */
const totals: TownRule = (contents, town) => {
  const processes = documentsOf(contents, 'procesos').map((document) => {
    const read = readProcess(document, town.zone);
    return isLeft(read) ? { survey: null, amount: null } : read.right;
  });
  const { contradictions } = withProcessAmounts(processes, surveysIn(contents, town));
  const byProcess = new Map(contradictions.map(({ process, other }) => [process, other]));
  return documentsOf(contents, 'procesos').flatMap(({ _id }, index): readonly Fault[] => {
    const other = byProcess.get(index);
    if (other?.question.kind !== 'budgetAmount') return [];
    const particulars = { survey: other.id, total: euros(other.question.total) };
    const found = Number(processes[index]?.amount) / 100;
    return [
      {
        collection: 'procesos',
        index,
        document: _id,
        path: ['amount'],
        kind: 'otherTotal',
        found,
        particulars,
      },
    ];
  });
};

export const townRules: readonly TownRule[] = [
  namedProposals,
  listsOfFields,
  censusesOfFields,
  chains,
  totals,
];
