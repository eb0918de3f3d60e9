import { BehaviorSubject } from 'rxjs';
import { importTable, importTables } from '#domain/imports/layouts/layouts.ts';
import type { Act } from '#domain/office/roles.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { base64Of } from '#ui-web/composition/base64.ts';
import { saveLetters } from '../votes/letters/save-letters.ts';
import {
  confirmTable,
  type ImportedBefore,
  type ImportLook,
  type ImportsDone,
  isCensus,
  isLetters,
  listTables,
  makeLettersOf,
  type OpenVote,
  previewTable,
  proposeTable,
  takeTableBack,
  type BroughtRefusal,
  undoTable,
} from './table-calls.ts';

/** What the council accepts of one file. */
export const largestTable = 16 * 1024 * 1024;

/** A file, or what was pasted. */
export interface BroughtSource {
  readonly name: string;
  readonly content: Blob;
}

/** What a person says about a table, as they write it. */
export interface SaidOfTable {
  readonly layout: string;
  readonly source: BroughtSource | null;
  readonly year: string;
  readonly executedTo: string;
  readonly process: string;
  /** The vote that letters are of. */
  readonly vote: string;
  readonly sheet: string | null;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly removesOthers: boolean;
  readonly skipsFaulty: boolean;
}

/** The state of the screen. */
export interface ImportsState {
  readonly said: SaidOfTable;
  /** What must be said before the table can be looked at. */
  readonly needs: 'file' | 'year' | 'process' | 'vote' | 'reason' | null;
  readonly look: ImportLook | null;
  /** Why the table is not read. */
  readonly refused: string | null;
  readonly done: ImportsDone | null;
  readonly told:
    | {
        readonly kind:
          | 'failed'
          | 'outdated'
          | 'undone'
          | 'changed'
          | 'censusChanged'
          | 'proposed'
          | 'takenBack';
      }
    | { readonly kind: 'notSigned' | 'noLetters'; readonly why: string }
    | { readonly kind: 'lettersMade'; readonly letters: number; readonly print: string }
    | { readonly kind: 'inUse'; readonly votes: readonly OpenVote[] }
    | { readonly kind: 'published' | 'censusWritten'; readonly counts: ImportLook['counts'] }
    | null;
  readonly isBusy: boolean;
}

export interface ImportsPresenter extends Presenter<ImportsState> {
  readonly open: () => Promise<void>;
  /** Another table, or something else about it: what was looked at no longer counts. */
  readonly say: (part: Partial<SaidOfTable>) => void;
  /** Says something about the table that is being looked at, and looks again. */
  readonly refine: (part: Partial<SaidOfTable>) => Promise<void>;
  readonly lookAt: () => Promise<void>;
  readonly confirm: () => Promise<void>;
  /** Signs what is looked at as an amendment of the census. */
  readonly propose: (reason: string) => Promise<void>;
  readonly takeBack: (amendment: string) => Promise<void>;
  readonly undo: (before: ImportedBefore) => Promise<void>;
}

/** The act that bringing a table needs. */
const actOf = (layout: string): Act =>
  isCensus(layout) || isLetters(layout) ? 'census.change' : 'document.publish';

/** The tables that a person may bring. */
export const tablesFor = (acts: ReadonlySet<Act>): readonly string[] =>
  importTables.map(({ name }) => name).filter((name) => acts.has(actOf(name)));

const nothingSaid: SaidOfTable = {
  layout: '',
  source: null,
  year: '',
  executedTo: '',
  process: '',
  vote: '',
  sheet: null,
  columns: {},
  removesOthers: false,
  skipsFaulty: false,
};

const nothing: ImportsState = {
  said: nothingSaid,
  needs: null,
  look: null,
  refused: null,
  done: null,
  told: null,
  isBusy: false,
};

/** What is missing before anything is sent. */
function needsOf({ layout, source, year, process, vote }: SaidOfTable): ImportsState['needs'] {
  const options = importTable(layout)?.options ?? [];
  if (options.includes('vote') && vote === '') return 'vote';
  if (options.includes('year') && !/^(?:19|20|21)\d{2}$/u.test(year.trim())) return 'year';
  if (options.includes('process') && process === '') return 'process';
  return source === null ? 'file' : null;
}

/** What is sent; of the options only those that the layout asks for. */
async function bodyOf(said: SaidOfTable) {
  const options: readonly string[] = importTable(said.layout)?.options ?? [];
  return {
    layout: said.layout,
    file: said.source === null ? '' : await base64Of(said.source.content),
    sheet: said.sheet,
    year: options.includes('year') ? Number(said.year) : null,
    executedTo: options.includes('executedTo') && said.executedTo !== '' ? said.executedTo : null,
    process: options.includes('process') ? said.process : null,
    columns: said.columns,
    removesOthers: said.removesOthers,
    skipsFaulty: said.skipsFaulty,
  };
}

/** What a refusal means for the screen. */
function refusedPart({ kind, where, votes }: BroughtRefusal): Partial<ImportsState> {
  if (kind === 'importRefused') return { look: null, refused: where ?? 'damaged' };
  if (kind === 'lettersRefused') return { told: { kind: 'noLetters', why: where ?? '' } };
  if (kind === 'signatureRefused') return { told: { kind: 'notSigned', why: where ?? '' } };
  if (kind === 'censusInUse') return { told: { kind: 'inUse', votes } };
  return { told: { kind: kind === 'importOutdated' ? 'outdated' : 'failed' } };
}

/** Where the state is, and how it changes. */
interface Kept {
  readonly council: OfficeCouncil;
  readonly acts: ReadonlySet<Act>;
  readonly now: () => ImportsState;
  readonly patch: (part: Partial<ImportsState>) => void;
}

async function open({ council, acts, patch }: Kept): Promise<void> {
  const done = await listTables(council, acts);
  if (done !== null) patch({ done });
}

async function lookAt({ council, now, patch }: Kept): Promise<void> {
  const { said, isBusy } = now();
  const needs = needsOf(said);
  patch({ needs, refused: null, told: null });
  if (isBusy || needs !== null) return;
  if (said.source !== null && said.source.content.size > largestTable)
    return patch({ look: null, refused: 'tooLarge' });
  patch({ isBusy: true });
  const look = await previewTable(council, await bodyOf(said), said.vote);
  patch({ isBusy: false, ...(isLeft(look) ? refusedPart(look.left) : { look: look.right }) });
}

async function confirm(kept: Kept): Promise<void> {
  const { council, now, patch } = kept;
  const { said, look, isBusy } = now();
  if (isBusy || look === null) return;
  patch({ isBusy: true, told: null });
  if (isLetters(said.layout)) return makeLetters(kept, look.basis);
  const done = await confirmTable(council, await bodyOf(said), look.basis);
  if (isLeft(done)) return patch({ isBusy: false, ...refusedPart(done.left) });
  const { layout, year, process } = said;
  const kind = isCensus(layout) ? 'censusWritten' : 'published';
  const told = { kind, counts: done.right.counts } as const;
  patch({ isBusy: false, look: null, said: { ...nothingSaid, layout, year, process }, told });
  await open(kept);
}

/** Makes letters and offers them as a file; the table with names and addresses is forgotten. */
async function makeLetters({ council, now, patch }: Kept, basis: string): Promise<void> {
  const { said } = now();
  const done = await makeLettersOf(council, await bodyOf(said), basis, said.vote);
  if (isLeft(done)) return patch({ isBusy: false, ...refusedPart(done.left) });
  saveLetters(done.right);
  const { letters, print } = done.right;
  const { layout, vote } = said;
  const told = { kind: 'lettersMade', letters, print } as const;
  patch({ isBusy: false, look: null, said: { ...nothingSaid, layout, vote }, told });
}

async function propose(kept: Kept, reason: string): Promise<void> {
  const { council, now, patch } = kept;
  const { said, look, isBusy } = now();
  patch({ needs: reason.trim() === '' ? 'reason' : null });
  if (isBusy || look === null || reason.trim() === '') return;
  patch({ isBusy: true, told: null });
  const done = await proposeTable(council, await bodyOf(said), look.basis, reason);
  if (isLeft(done)) return patch({ isBusy: false, ...refusedPart(done.left) });
  const { layout } = said;
  patch({ isBusy: false, look: null, said: { ...nothingSaid, layout }, told: { kind: 'proposed' } });
  await open(kept);
}

async function takeBack(kept: Kept, id: string): Promise<void> {
  const { council, now, patch } = kept;
  if (now().isBusy) return;
  patch({ isBusy: true, told: null });
  const done = await takeTableBack(council, id);
  patch({ isBusy: false, ...(isLeft(done) ? refusedPart(done.left) : { told: { kind: 'takenBack' } }) });
  await open(kept);
}

async function undo(kept: Kept, { id, layout }: ImportedBefore): Promise<void> {
  const { council, now, patch } = kept;
  if (now().isBusy) return;
  patch({ isBusy: true, told: null });
  const undone = await undoTable(council, layout, id);
  patch({ isBusy: false, look: null, ...(isLeft(undone) ? notUndone(undone.left, layout) : undonePart) });
  await open(kept);
}

const undonePart = { told: { kind: 'undone' } } as const;

const notUndone = (refusal: BroughtRefusal, layout: string): Partial<ImportsState> =>
  refusal.kind === 'importChanged'
    ? { told: { kind: isCensus(layout) ? 'censusChanged' : 'changed' } }
    : refusedPart(refusal);

/** What a person said of a former file does not hold for another one. */
const ofOneFile = { sheet: null, columns: {}, removesOthers: false, skipsFaulty: false } as const;

/** The table that the address names, else the first one. */
function layoutAsked(acts: ReadonlySet<Act>): string {
  const [first = ''] = tablesFor(acts);
  const wanted = new URLSearchParams(location.search).get('tabla') ?? '';
  return tablesFor(acts).includes(wanted) ? wanted : first;
}

/** A table that is brought, looked at and confirmed, and those of before; for a person with these acts. */
export function importsPresenter(council: OfficeCouncil, acts: ReadonlySet<Act>): ImportsPresenter {
  const layout = layoutAsked(acts);
  const state = new BehaviorSubject<ImportsState>({ ...nothing, said: { ...nothingSaid, layout } });
  const patch = (part: Partial<ImportsState>) => state.next({ ...state.value, ...part });
  const kept: Kept = { council, acts, now: () => state.value, patch };
  const say = (part: Partial<SaidOfTable>) => patch({ said: { ...state.value.said, ...part } });
  return {
    ...presented(state),
    open: () => open(kept),
    say: (part) => {
      say({ ...ofOneFile, ...part });
      patch({ look: null, refused: null, told: null, needs: null });
    },
    refine: (part) => {
      say(part);
      return lookAt(kept);
    },
    lookAt: () => lookAt(kept),
    confirm: () => confirm(kept),
    propose: (reason) => propose(kept, reason),
    takeBack: (amendment) => takeBack(kept, amendment),
    undo: (before) => undo(kept, before),
  };
}
