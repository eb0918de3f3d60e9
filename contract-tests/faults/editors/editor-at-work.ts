import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import type { DocumentJournal, JournalPlace } from '#application/ports/browser/document-journal.ts';
import { changesBetween } from '#domain/documents/field-changes.ts';
import { type FieldPath, type Fields, itemPath, keysOf, orderPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import type { MemoryTab } from '#fixtures/memory/document-journal.ts';
import { left as refused } from '#domain/shared/result.ts';
import type { OpenDocument } from '#ui-web/office/documents/editor/open-document.ts';
import { type EditorPresenter, editorPresenter } from '#ui-web/office/documents/editor/presenter.ts';
import type { WrittenField } from '#ui-web/office/documents/editor/unsent.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import type { SlowLine } from './slow-line.ts';
import type { TypedWords } from './typed-words.ts';

export const textFields: readonly FieldPath[] = [
  'title/es',
  'title/va',
  'title/eu',
  'summary/es',
  'summary/va',
  'lead/es',
];
/** A list of the document whose items are fields of their own. */
export const list = 'steps';

/** A person with a device, who has the document open in the editor. */
export interface EditorAtWork {
  readonly line: SlowLine;
  readonly opened: () => OpenDocument | null;
  /** Begins to write another word in a field, instead of what is there or behind it. */
  readonly write: (n: number) => void;
  readonly addItem: (n: number) => void;
  readonly moveItem: (n: number) => void;
  readonly removeItem: (n: number) => void;
  readonly choose: (n: number) => void;
  readonly restore: (fields: Fields, n: number) => void;
  readonly send: () => void;
  readonly poll: () => Promise<void>;
  readonly act: (act: DocumentAct, at?: string) => void;
  /** The tab is gone with all that it had in memory; the document is opened again on the same device. */
  readonly crash: () => void;
  /** What of this person is not with the council: on the device, and in the page. */
  readonly has: () => Promise<readonly unknown[]>;
  readonly close: () => void;
}

interface Desk {
  readonly council: Pick<OfficeCouncil, 'realm' | 'clock'>;
  readonly place: JournalPlace;
  readonly line: SlowLine;
  readonly device: () => MemoryTab;
  readonly words: TypedWords;
}

const never = new Promise<never>(() => {});

/** The line as a tab has it: what it has sent arrives, but once it is gone it sends nothing more and hears nothing. */
const whileThere =
  (line: SlowLine, isOver: () => boolean): typeof fetch =>
  async (...sent) => {
    if (isOver()) return never;
    try {
      const answer = await line.fetch(...sent);
      return isOver() ? await never : answer;
    } catch (cut) {
      if (isOver()) return never;
      throw cut;
    }
  };

function officeOf(
  { council, words }: Desk,
  journal: DocumentJournal,
  fetchThere: typeof fetch,
): OfficeCouncil {
  const settings: CallSettings = {
    baseUrl: '',
    language: () => 'es',
    firstAnswers: new Map(),
    fetch: fetchThere,
  };
  return {
    ...council,
    call: councilClient(settings),
    putFile: async () => refused({ kind: 'unreachable' }),
    drafts: { load: () => null, keep: () => {}, discard: () => {} },
    journal,
    works: async () => Promise.reject(new Error('no works here')),
    checkSignature: async () => false,
    newKey: words.next,
  };
}

/** What a person does in the form, as its parts do it. */
function formOf(words: TypedWords, presenter: () => EditorPresenter, opened: () => OpenDocument | null) {
  const put = (written: readonly WrittenField[], gone: unknown = null) => {
    const shown = opened()?.shown;
    if (shown === undefined) return;
    for (const { path, value } of written) {
      words.note(value);
      words.replace(shown.get(path), value);
    }
    words.replace(gone, null);
    presenter().write(written);
  };
  const shownNow = (): Fields => opened()?.shown ?? new Map<never, never>();
  const arrange = (keys: readonly string[]) => put([{ path: orderPath(list), value: keys }]);
  return {
    put,
    write: (n: number) => {
      if (opened() === null) return;
      const places = [
        ...textFields,
        ...keysOf(shownNow(), list).map((key) => `${itemPath(list, key)}/text/es`),
      ];
      const path = places[n % places.length] ?? '';
      const before = shownNow().get(path);
      const isBehind = n % 2 === 0 && typeof before === 'string';
      put([{ path, value: `${isBehind ? `${before} ` : ''}${words.next()}` }]);
    },
    addItem: (n: number) => {
      if (opened() === null) return;
      const key = words.next();
      arrange([...keysOf(shownNow(), list), key]);
      if (n % 2 === 0) put([{ path: `${itemPath(list, key)}/text/es`, value: words.next() }]);
    },
    moveItem: (n: number) => {
      const keys = keysOf(shownNow(), list);
      if (keys.length > 1) arrange([...keys.slice(n % keys.length), ...keys.slice(0, n % keys.length)]);
    },
    removeItem: (n: number) => {
      const keys = keysOf(shownNow(), list);
      const key = keys[n % keys.length];
      if (key === undefined) return;
      const inside = `${itemPath(list, key)}/`;
      const gone = [...shownNow().keys()].filter((path) => path.startsWith(inside));
      const order = { path: orderPath(list), value: keys.filter((one) => one !== key) };
      put([...gone.map((path) => ({ path, value: undefined })), order], key);
    },
  };
}

/** Chooses in a field that two people changed: one of both texts, or both joined. */
function choice({ unsent, outdated, shown }: OpenDocument, n: number) {
  const open = [
    ...[...unsent.values()].flatMap(({ path, value, other }) =>
      other === null ? [] : [{ path, mine: value, theirs: other.theirs }],
    ),
    ...[...outdated]
      .filter(([path]) => !unsent.has(path))
      .map(([path, { theirs }]) => ({ path, mine: shown.get(path), theirs })),
  ];
  const one = open[n % open.length];
  if (one === undefined) return null;
  const { mine, theirs } = one;
  const both = typeof mine === 'string' && typeof theirs === 'string' ? [`${mine}\n${theirs}`] : [];
  const wanted: readonly (Json | undefined)[] = [mine, theirs, ...both];
  return { ...one, value: wanted[n % wanted.length] };
}

/** Opens the document in a tab. */
function openTab(desk: Desk) {
  const { journal, end } = desk.device();
  let isOver = false;
  const isGone = () => isOver;
  const presenter = editorPresenter(officeOf(desk, journal, whileThere(desk.line, isGone)), desk.place);
  void presenter.open();
  return {
    presenter,
    end: () => {
      isOver = true;
      end();
    },
  };
}

/** Somebody at work in the document of a place. */
export function editorAtWork(desk: Desk): EditorAtWork {
  const { place, line, device, words } = desk;
  let tab = openTab(desk);
  const opened = () => {
    const now = tab.presenter.current();
    return now.kind === 'open' ? now : null;
  };
  const form = formOf(words, () => tab.presenter, opened);
  return {
    ...form,
    line,
    opened,
    choose: (n) => {
      const now = opened();
      const chosen = now && choice(now, n);
      if (chosen === null) return;
      words.note(chosen.value);
      words.replace([chosen.mine, chosen.theirs], chosen.value);
      tab.presenter.choose(chosen.path, chosen.theirs, chosen.value);
    },
    restore: (fields, n) => {
      const changes = changesBetween(opened()?.shown ?? fields, fields);
      const one = changes[n % changes.length];
      if (one !== undefined) form.put([{ path: one.path, value: one.value }]);
    },
    send: () => void tab.presenter.send(),
    poll: () => tab.presenter.poll(),
    act: (act, at) => void tab.presenter.act(act, at === undefined ? {} : { at }),
    crash: () => {
      tab.presenter.close();
      tab.end();
      tab = openTab(desk);
    },
    has: async () => {
      const unsent = [...(opened()?.unsent.values() ?? [])];
      // A tab that begins now takes over from one that is gone.
      tab.end();
      const left = device();
      const onDevice = await left.journal.load(place);
      return [...onDevice, ...unsent];
    },
    close: () => tab.presenter.close(),
  };
}
