import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { confirmImportCall } from '#adapters/wire/imports/confirm-import.ts';
import { listImportsCall } from '#adapters/wire/imports/list-imports.ts';
import { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import { undoImportCall } from '#adapters/wire/imports/undo-import.ts';
import { importLayout, importLayouts } from '#domain/imports/layouts/layouts.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { base64Of } from '../payments/base64.ts';

/** What the council accepts of one file. */
export const largestTable = 16 * 1024 * 1024;

/** What the council says of a table that was brought. */
export type ImportLook = CallAnswer<typeof previewImportCall>;

/** What was imported before, and the processes that proposals can be brought for. */
export type ImportsDone = CallAnswer<typeof listImportsCall>;

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
  readonly sheet: string | null;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly removesOthers: boolean;
  readonly skipsFaulty: boolean;
}

/** The state of the screen. */
export interface ImportsState {
  readonly said: SaidOfTable;
  /** What must be said before the table can be looked at. */
  readonly needs: 'file' | 'year' | 'process' | null;
  readonly look: ImportLook | null;
  /** Why the table is not read. */
  readonly refused: string | null;
  readonly done: ImportsDone | null;
  readonly told:
    | { readonly kind: 'failed' | 'outdated' | 'undone' | 'changed' }
    | { readonly kind: 'published'; readonly counts: ImportLook['counts'] }
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
  readonly undo: (id: string) => Promise<void>;
}

const nothingSaid: SaidOfTable = {
  layout: importLayouts[0].name,
  source: null,
  year: '',
  executedTo: '',
  process: '',
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
function needsOf({ layout, source, year, process }: SaidOfTable): ImportsState['needs'] {
  const options = importLayout(layout)?.options ?? [];
  if (options.includes('year') && !/^(?:19|20|21)\d{2}$/u.test(year.trim())) return 'year';
  if (options.includes('process') && process === '') return 'process';
  return source === null ? 'file' : null;
}

/** What is sent; of the options only those that the layout asks for. */
async function bodyOf(said: SaidOfTable) {
  const options: readonly string[] = importLayout(said.layout)?.options ?? [];
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
function refusedPart(refused: object): Partial<ImportsState> {
  const { kind, where } = refused as { readonly kind?: string; readonly where?: string };
  if (kind === 'importRefused') return { look: null, refused: where ?? 'damaged' };
  return { told: { kind: kind === 'importOutdated' ? 'outdated' : 'failed' } };
}

/** Where the state is, and how it changes. */
interface Kept {
  readonly council: OfficeCouncil;
  readonly now: () => ImportsState;
  readonly patch: (part: Partial<ImportsState>) => void;
}

async function open({ council: { call, realm }, patch }: Kept): Promise<void> {
  const done = await call(listImportsCall, { realm });
  if (!isLeft(done)) patch({ done: done.right });
}

async function lookAt({ council: { call, realm }, now, patch }: Kept): Promise<void> {
  const { said, isBusy } = now();
  const needs = needsOf(said);
  patch({ needs, refused: null, told: null });
  if (isBusy || needs !== null) return;
  if (said.source !== null && said.source.content.size > largestTable)
    return patch({ look: null, refused: 'tooLarge' });
  patch({ isBusy: true });
  const look = await call(previewImportCall, { realm, body: await bodyOf(said) });
  patch({ isBusy: false, ...(isLeft(look) ? refusedPart(look.left) : { look: look.right }) });
}

async function confirm(kept: Kept): Promise<void> {
  const { council, now, patch } = kept;
  const { said, look, isBusy } = now();
  if (isBusy || look === null) return;
  patch({ isBusy: true, told: null });
  const body = { ...(await bodyOf(said)), basis: look.basis };
  const done = await council.call(confirmImportCall, { realm: council.realm, body });
  if (isLeft(done)) return patch({ isBusy: false, ...refusedPart(done.left) });
  const { layout, year, process } = said;
  const told = { kind: 'published', counts: done.right.counts } as const;
  patch({ isBusy: false, look: null, said: { ...nothingSaid, layout, year, process }, told });
  await open(kept);
}

async function undo(kept: Kept, id: string): Promise<void> {
  const { council, now, patch } = kept;
  if (now().isBusy) return;
  patch({ isBusy: true, told: null });
  const undone = await council.call(undoImportCall, { realm: council.realm, id });
  const isChanged = isLeft(undone) && undone.left.kind === 'importChanged';
  const failed = isChanged ? 'changed' : 'failed';
  patch({ isBusy: false, look: null, told: { kind: isLeft(undone) ? failed : 'undone' } });
  await open(kept);
}

/** What a person said of a former file does not hold for another one. */
const ofOneFile = { sheet: null, columns: {}, removesOthers: false, skipsFaulty: false } as const;

/** A table that is brought, looked at and confirmed, and those of before. */
export function importsPresenter(council: OfficeCouncil): ImportsPresenter {
  const state = new BehaviorSubject<ImportsState>(nothing);
  const patch = (part: Partial<ImportsState>) => state.next({ ...state.value, ...part });
  const kept: Kept = { council, now: () => state.value, patch };
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
    undo: (id) => undo(kept, id),
  };
}
