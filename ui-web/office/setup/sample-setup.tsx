import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { changeSetupCall } from '#adapters/wire/setup/change-setup.ts';
import { readSetupCall } from '#adapters/wire/setup/read-setup.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { Json, JsonObject } from '#domain/documents/json.ts';
import { type FirstDocument, firstRefs } from '#domain/office/setup/first-refs.ts';
import { doneSteps, mayOpen, type SetupStep } from '#domain/office/setup/town-setup.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import type { SetupAnswer } from './use-setup.ts';

const status = { state: 'draft', isPublic: false, version: 1, schedule: null, acts: ['publish'] } as const;

interface SampleSetup {
  readonly documents?: Partial<Record<FirstDocument, JsonObject>>;
  readonly settled?: readonly SetupStep[];
  /** Documents that the server does not publish. */
  readonly refused?: readonly FirstDocument[];
}

const keyOf = ({ collection, id }: { readonly collection: string; readonly id: string }) =>
  `${collection}/${id}`;
const names = Object.keys(firstRefs) as FirstDocument[];

/** Drafts as the server keeps them, as long as the test lasts. */
function sampleDrafts(documents: Partial<Record<FirstDocument, JsonObject>>) {
  const drafts = new Map<string, Map<string, Json>>();
  const put = (key: string, body: JsonObject) => void drafts.set(key, new Map(documentFields(body)));
  for (const name of names) {
    const body = documents[name];
    if (body !== undefined) put(keyOf(firstRefs[name]), body);
  }
  const calls = [
    stubCall(readOfficeDocumentCall, async (ref) => {
      const draft = drafts.get(keyOf(ref));
      if (draft === undefined) return left({ kind: 'notFound' });
      return right({
        ...status,
        collection: ref.collection,
        id: ref.id,
        acts: [],
        fields: null,
        draft: [...draft].map(([path, value]) => ({ path, value, by: 'Amparo', at: '' })),
        outdated: [],
        older: [],
        presence: [],
        mayChange: 'all' as const,
        languages: ['es'],
      });
    }),
    stubCall(changeDocumentCall, async ({ body, ...ref }) => {
      const draft = drafts.get(keyOf(ref)) ?? new Map<string, Json>();
      for (const { path, value } of body.changes)
        if (value === undefined) draft.delete(path);
        else draft.set(path, value);
      drafts.set(keyOf(ref), draft);
      return right({ ...status, acts: [], fields: [], conflicts: [], older: [], presence: [] });
    }),
    stubCall(createDocumentCall, async ({ body, collection }) => {
      put(`${collection}/${body.id}`, body.body);
      return right({ id: body.id ?? '', version: 1 });
    }),
  ];
  const fieldsOf = (name: FirstDocument) => Object.fromEntries(drafts.get(keyOf(firstRefs[name])) ?? []);
  return { calls, fieldsOf, has: (name: FirstDocument) => drafts.has(keyOf(firstRefs[name])) };
}

type Drafts = ReturnType<typeof sampleDrafts>;

/** How far the town is, by its drafts. */
function progressOf({ fieldsOf, has }: Drafts, settled: readonly SetupStep[]) {
  const settings = fieldsOf('settings');
  const facts = {
    hasContact: settings['footer/email'] !== undefined,
    hasColour: settings['primaryColor'] !== undefined,
    hasArms: settings['logo'] !== undefined,
    people: 1,
    hasNews: has('news'),
    hasProcess: has('process'),
  };
  const done = [...doneSteps(facts, settled)];
  const documents = names.filter(has).map((document) => ({ document, ...firstRefs[document], ...status }));
  return { begunAt: '2026-11-18T12:00:00Z', done, settled: [...settled], mayOpen: mayOpen(done), documents };
}

/** For tests: a council with a town at its beginning, whose drafts are kept as long as the test lasts. */
export function aBegunCouncil({
  documents = { settings: {} },
  settled: first = [],
  refused = [],
}: SampleSetup = {}) {
  const drafts = sampleDrafts(documents);
  const [published, changes] = [[] as string[], [] as object[]];
  let settled: readonly SetupStep[] = first;
  let languages: SetupAnswer['languages'] = ['es', 'va'];
  let isOver = false;
  const answer = (): SetupAnswer => ({ ...progressOf(drafts, settled), languages, isOver });
  const calls = [
    ...drafts.calls,
    stubCall(readSetupCall, async () => right(answer())),
    stubCall(changeSetupCall, async ({ body }) => {
      changes.push(body);
      const more = body.settle === undefined ? [] : [body.settle];
      settled = [...settled, ...more].filter((step) => step !== body.unsettle);
      languages = [...(body.languages ?? languages)];
      isOver = body.isOver ?? isOver;
      return right(answer());
    }),
    stubCall(actOnDocumentCall, async ({ id }) => {
      if (refused.some((name) => firstRefs[name].id === id))
        return left({ kind: 'documentRefused' as const });
      published.push(id);
      return right({ ...status, state: 'published' as const, isPublic: true, acts: [] });
    }),
  ];
  return { calls, published, changes, fieldsOf: drafts.fieldsOf };
}
