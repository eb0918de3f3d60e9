import { BehaviorSubject } from 'rxjs';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import { isJsonObject, type JsonObject } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { type EditorPresenter, editorPresenter } from '../../documents/editor/presenter.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';

/** The questions of a vote in their builder, the main one first. */
export interface OpenBuilder {
  readonly kind: 'open';
  readonly main: OpenDocument;
  readonly questions: readonly OpenDocument[];
}

export type BuilderState =
  | { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' | 'gone' }
  | OpenBuilder;

/** The builder of a vote: each of its questions is a document with an editor of its own. */
export interface BuilderPresenter extends Presenter<BuilderState> {
  readonly open: () => void;
  readonly poll: () => Promise<void>;
  readonly editorOf: (id: string) => EditorPresenter | undefined;
  /** Writes in one question, or in all of the vote. */
  readonly write: (id: string, written: readonly WrittenField[]) => void;
  readonly writeAll: (written: readonly WrittenField[]) => void;
  /** Makes a question at the end of the chain; gives its id, null if it was not made. */
  readonly add: (body: JsonObject) => Promise<string | null>;
  readonly move: (id: string, by: -1 | 1) => void;
  /** Takes a question out of the chain. One that was never published is thrown away. */
  readonly remove: (id: string) => Promise<void>;
  /** Sends what is written; true if nothing is left. */
  readonly send: () => Promise<boolean>;
  readonly close: () => void;
}

/** The ids of the questions that follow the main one. */
export function chainIn(shown: Fields): readonly string[] {
  const { chain } = documentOf(new Map([...shown].filter(([path]) => path === 'chain')));
  return Array.isArray(chain)
    ? [...new Set(chain.filter((one): one is string => typeof one === 'string'))]
    : [];
}

/** What all questions of a vote have in common: a new one begins with it. */
const shared = [
  'startTime',
  'endTime',
  'startPublicationTime',
  'resultsFrom',
  'census',
  'identityCheck',
  'votingAge',
  'registeredOnly',
  'canChangeVote',
  'hideVoteCount',
  'showResults',
  'showResultsBefore',
  'showResultsAfterPollIsClosed',
] as const;

function sharedBody(shown: Fields): JsonObject {
  const { conditions } = documentOf(shown);
  const named = shared.flatMap((name) => {
    const value = shown.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(named), ...(isJsonObject(conditions) && { conditions }) };
}

interface Place {
  readonly vote: string;
  readonly person: string;
}

/** The editors of the questions of a vote, and what is shown of them. */
function openEditors(council: OfficeCouncil, { vote, person }: Place) {
  const state = new BehaviorSubject<BuilderState>({ kind: 'loading' });
  const editors = new Map<string, EditorPresenter>();
  const ends: (() => void)[] = [];
  const look = (): void => {
    const main = editors.get(vote)?.current() ?? { kind: 'loading' as const };
    if (main.kind !== 'open') return state.next(main);
    const ids = chainIn(main.shown).filter((id) => id !== vote);
    for (const id of ids) if (!editors.has(id)) start(id);
    const others = ids.map((id) => editors.get(id)?.current()).filter((one) => one?.kind === 'open');
    state.next({ kind: 'open', main, questions: [main, ...others] });
  };
  const start = (id: string): void => {
    const editor = editorPresenter(council, { collection: surveyDocuments, id, person });
    editors.set(id, editor);
    ends.push(editor.subscribe(look), editor.close);
    void editor.open();
  };
  const mainNow = () => {
    const now = editors.get(vote)?.current();
    return now?.kind === 'open' ? now : null;
  };
  return { state, editors, ends, look, start, mainNow };
}
type Editors = ReturnType<typeof openEditors>;

/** What changes which questions a vote has, and their order. */
function chainActs(
  council: OfficeCouncil,
  vote: string,
  { editors, look, mainNow }: Editors,
): Pick<BuilderPresenter, 'add' | 'move' | 'remove'> {
  const chainNow = () => chainIn(mainNow()?.shown ?? new Map());
  const putChain = (ids: readonly string[]) =>
    editors.get(vote)?.write([{ path: 'chain', value: ids.length === 0 ? undefined : [...ids] }]);
  return {
    add: async (body) => {
      const main = mainNow();
      if (main === null) return null;
      const made = await council.call(createDocumentCall, {
        realm: council.realm,
        collection: surveyDocuments,
        body: { body: { ...sharedBody(main.shown), ...body } },
      });
      if (isLeft(made)) return null;
      putChain([...chainIn(main.shown), made.right.id]);
      return made.right.id;
    },
    move: (id, by) => {
      const ids = [...chainNow()];
      const at = ids.indexOf(id);
      const [other] = ids.slice(at + by);
      if (at === -1 || at + by < 0 || other === undefined) return;
      ids[at] = other;
      ids[at + by] = id;
      putChain(ids);
    },
    remove: async (id) => {
      putChain(chainNow().filter((one) => one !== id));
      const editor = editors.get(id);
      const now = editor?.current();
      await editors.get(vote)?.send();
      if (now?.kind === 'open' && !now.head.isPublic) await editor?.act('discard');
      editor?.close();
      editors.delete(id);
      look();
    },
  };
}

/** The builder of a vote: what is written reaches the device, then the council, question by question. */
export function builderPresenter(council: OfficeCouncil, place: Place): BuilderPresenter {
  const opened = openEditors(council, place);
  const { state, editors, ends, start } = opened;
  const each = <T>(work: (editor: EditorPresenter) => Promise<T>) =>
    Promise.all([...editors.values()].map(work));
  return {
    ...presented(state),
    ...chainActs(council, place.vote, opened),
    open: () => {
      if (!editors.has(place.vote)) start(place.vote);
    },
    poll: async () => void (await each((editor) => editor.poll())),
    editorOf: (id) => editors.get(id),
    write: (id, written) => editors.get(id)?.write(written),
    writeAll: (written) => {
      const now = state.value;
      if (now.kind === 'open') for (const { id } of now.questions) editors.get(id)?.write(written);
    },
    send: async () => (await each((editor) => editor.send())).every(Boolean),
    close: () => {
      for (const end of ends) end();
    },
  };
}
