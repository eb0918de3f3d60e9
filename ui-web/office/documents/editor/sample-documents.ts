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
import { type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import { canChange, stateOf } from '#domain/documents/state.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';

const languages: readonly Language[] = ['es', 'va'];
const moment = new Date(noon).toISOString();

/** For tests: one published document of a council, which decides as ours does, and calls of several people. */
export function aDocumentOf(collection: string, body: JsonObject) {
  const ref = { collection, id: 'a-1' };
  let document: OfficeDocument = {
    ...unknownDocument(ref),
    status: { place: 'published', work: 'none' },
    fields: documentFields({ _id: 'a-1', ...body }),
  };
  const revisions: NewRevision[] = [];
  const places = new Map<string, string | null>();
  const keep = (change: DocumentChange) => {
    if (change.document !== null) document = change.document;
    revisions.push(...change.revisions);
  };
  const status = () => ({
    state: stateOf(document.status),
    isPublic: document.status.place === 'published',
    version: document.version,
    schedule: null,
    acts: [...possibleActs(document.status, () => true)],
  });
  const older = () => [...document.older].map(([path, from]): [string, string] => [path, from]);
  const presenceFor = (person: string, field: string | null) => {
    places.set(person, field);
    return [...places]
      .filter(([by]) => by !== person)
      .map(([by, place]) => ({ by, field: place, at: moment }));
  };
  const headOf = ({ act, by, note }: NewRevision, n: number) => ({
    number: n + 1,
    at: moment,
    by,
    act,
    note,
  });
  /** The calls as one person makes them. `isCut`: there is no line. */
  const callsOf = (by: string, line: { isCut: boolean } = { isCut: false }): readonly StubbedCall[] => {
    const cut = left({ kind: 'unreachable' } as const);
    return [
      stubCall(readOfficeDocumentCall, async () => {
        if (line.isCut) return cut;
        return right({
          ...status(),
          ...ref,
          fields: document.fields && writeFields(document.fields),
          draft: [...document.draft.values()].map(writeDraftField),
          outdated: [],
          older: older(),
          presence: presenceFor(by, null),
          mayChange: canChange(document.status) ? ('all' as const) : ('none' as const),
          languages: [...languages],
        });
      }),
      stubCall(pollDocumentCall, async ({ since, field = null }) => {
        if (line.isCut) return cut;
        const draft = document.version === since ? null : [...document.draft.values()].map(writeDraftField);
        return right({ ...status(), draft, presence: presenceFor(by, field) });
      }),
      stubCall(changeDocumentCall, async ({ body: { changes, upToDate = [], field = null } }) => {
        if (line.isCut) return cut;
        const asked = changes.map(({ path, was, value }) => ({ path, was, value }));
        const editor = { by, at: noon, rights: 'all', usual: 'es', upToDate } as const;
        const done = changeFields(document, asked, editor);
        if (isLeft(done)) return left({ kind: 'documentStateRefused', where: 'scheduled' });
        keep(done.right.change);
        const now = documentNow();
        return right({
          ...status(),
          fields: changes.map(({ path }) => {
            const value = now.get(path);
            return value === undefined ? { path } : { path, value };
          }),
          conflicts: done.right.conflicts.map(writeConflict),
          older: older(),
          presence: presenceFor(by, field),
        });
      }),
      stubCall(actOnDocumentCall, async ({ body: { act, version, note = null, at = null, until = null } }) => {
        if (version !== document.version) return left({ kind: 'documentChanged' });
        const schedule = {
          at: at === null ? null : Date.parse(at),
          until: until === null ? null : Date.parse(until),
        };
        const done = actOnDocument(document, { act, by, at: noon, note, schedule, has: () => true });
        if (isLeft(done)) return left({ kind: 'documentStateRefused', where: 'draft' });
        keep(done.right);
        return right(status());
      }),
      stubCall(checkOfficeDocumentCall, async () => right({ items: [], version: document.version })),
      stubCall(listOfficeDocumentsCall, async () => right({ items: [], itemsCount: 0, counts: [] })),
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
        const found = revisions[Number(number) - 1];
        if (found === undefined) return left({ kind: 'unknownRevision' });
        return right({ ...headOf(found, Number(number) - 1), fields: writeFields(found.fields) });
      }),
    ];
  };
  const documentNow = () => {
    const fields = new Map(document.fields);
    for (const { path, value } of document.draft.values()) {
      if (value === undefined) fields.delete(path);
      else fields.set(path, value);
    }
    return fields;
  };
  return { callsOf, fields: documentNow, document: () => document };
}
