import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { checkOfficeDocumentCall } from '#adapters/wire/office-documents/check-document.ts';
import { writeConflict, writeDraftField, writeFields } from '#adapters/wire/office-documents/field.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { pollDocumentCall } from '#adapters/wire/office-documents/poll-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { listRevisionsCall, readRevisionCall } from '#adapters/wire/office-documents/revisions.ts';
import { actOnDocument, possibleActs } from '#domain/documents/act-on-document.ts';
import { changeFields } from '#domain/documents/change-fields.ts';
import type { DocumentChange, NewRevision } from '#domain/documents/document-change.ts';
import { changesBetween } from '#domain/documents/field-changes.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { draftedFields, type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import { canChange, stateOf } from '#domain/documents/state.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';

const languages: readonly Language[] = ['es', 'va'];
const moment = new Date(noon).toISOString();

/** A document in a council of a test, its revisions, and who has it open. */
interface Kept {
  readonly ref: { readonly collection: string; readonly id: string };
  readonly revisions: NewRevision[];
  readonly places: Map<string, string | null>;
  document: OfficeDocument;
}

/** Whether a person has no line now. */
interface Line {
  readonly isCut: boolean;
}

const cut = left({ kind: 'unreachable' } as const);

function keep(kept: Kept, change: DocumentChange): void {
  if (change.document !== null) kept.document = change.document;
  kept.revisions.push(...change.revisions);
}

const statusOf = ({ document: { status, version } }: Kept) => ({
  state: stateOf(status),
  isPublic: status.place === 'published',
  version,
  schedule: null,
  acts: [...possibleActs(status, () => true)],
});

const olderOf = ({ document }: Kept) =>
  [...document.older].map(([path, from]): [string, string] => [path, from]);

const othersIn = ({ places }: Kept, person: string) =>
  [...places].filter(([by]) => by !== person).map(([by, place]) => ({ by, field: place, at: moment }));

function presenceFor(kept: Kept, person: string, field: string | null) {
  kept.places.set(person, field);
  return othersIn(kept, person);
}

const draftOf = ({ document }: Kept) => [...document.draft.values()].map(writeDraftField);

/** Reading the document, and what is new in it. */
const readingCalls = (kept: Kept, by: string, line: Line): readonly StubbedCall[] => [
  stubCall(readOfficeDocumentCall, async () => {
    if (line.isCut) return cut;
    const { document, ref } = kept;
    return right({
      ...statusOf(kept),
      ...ref,
      fields: document.fields && writeFields(document.fields),
      draft: draftOf(kept),
      outdated: [],
      older: olderOf(kept),
      presence: othersIn(kept, by),
      mayChange: canChange(document.status) ? ('all' as const) : ('none' as const),
      languages: [...languages],
    });
  }),
  stubCall(pollDocumentCall, async ({ since, field = null }) => {
    if (line.isCut) return cut;
    const draft = kept.document.version === since ? null : draftOf(kept);
    return right({ ...statusOf(kept), draft, presence: presenceFor(kept, by, field) });
  }),
];

/** Changing the draft, by the rules of our council. */
const changingCall = (kept: Kept, by: string, line: Line): StubbedCall =>
  stubCall(changeDocumentCall, async ({ body: { changes, upToDate = [], field = null } }) => {
    if (line.isCut) return cut;
    const asked = changes.map(({ path, was, value }) => ({ path, was, value }));
    const done = changeFields(kept.document, asked, { by, at: noon, rights: 'all', usual: 'es', upToDate });
    if (isLeft(done)) return left({ kind: 'documentStateRefused', where: 'scheduled' });
    keep(kept, done.right.change);
    const now = draftedFields(kept.document);
    return right({
      ...statusOf(kept),
      fields: changes.map(({ path }) => {
        const value = now.get(path);
        return value === undefined ? { path } : { path, value };
      }),
      conflicts: done.right.conflicts.map(writeConflict),
      older: olderOf(kept),
      presence: presenceFor(kept, by, field),
    });
  });

/** Acts on the document as a whole. */
const actingCall = (kept: Kept, by: string): StubbedCall =>
  stubCall(actOnDocumentCall, async ({ body: { act, version, note = null, at = null, until = null } }) => {
    if (version !== kept.document.version) return left({ kind: 'documentChanged' });
    const [publish, withdraw] = [at, until].map((text) => (text === null ? null : Date.parse(text)));
    const schedule = { at: publish ?? null, until: withdraw ?? null };
    const done = actOnDocument(kept.document, { act, by, id: by, at: noon, note, schedule, has: () => true });
    if (isLeft(done)) return left({ kind: 'documentStateRefused', where: 'draft' });
    keep(kept, done.right);
    return right(statusOf(kept));
  });

const headOf = ({ act, by, note }: NewRevision, n: number) => ({ number: n + 1, at: moment, by, act, note });

/** The revisions of the document. */
const historyCalls = ({ revisions }: Kept): readonly StubbedCall[] => [
  stubCall(listRevisionsCall, async () =>
    right({
      items: revisions
        .map((one, n) => {
          const before = revisions[n - 1]?.fields ?? new Map<never, never>();
          const changed = changesBetween(before, one.fields).map(({ path }) => path);
          return { ...headOf(one, n), changed: changed.slice(0, 20), count: changed.length };
        })
        .toReversed(),
      steps: [],
    }),
  ),
  stubCall(readRevisionCall, async ({ number }) => {
    const at = Number(number) - 1;
    const found = revisions[at];
    if (found === undefined) return left({ kind: 'unknownRevision' });
    return right({ ...headOf(found, at), fields: writeFields(found.fields) });
  }),
];

/** For tests: one published document of a council, which decides as ours does, and the calls of several people. */
export function aDocumentOf(collection: string, body: JsonObject) {
  const ref = { collection, id: 'a-1' };
  const fields = documentFields({ _id: 'a-1', ...body });
  const document = { ...unknownDocument(ref), status: { place: 'published', work: 'none' } as const, fields };
  const kept: Kept = { ref, revisions: [], places: new Map(), document };
  return {
    callsOf: (by: string, line: Line = { isCut: false }): readonly StubbedCall[] => [
      ...readingCalls(kept, by, line),
      changingCall(kept, by, line),
      actingCall(kept, by),
      ...historyCalls(kept),
      stubCall(checkOfficeDocumentCall, async () => right({ items: [], version: kept.document.version })),
      stubCall(listOfficeDocumentsCall, async () => right({ items: [], itemsCount: 0, counts: [] })),
    ],
    fields: () => draftedFields(kept.document),
    document: () => kept.document,
  };
}
