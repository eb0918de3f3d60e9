import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { reconcilePaymentsCall } from '#adapters/wire/payments/reconcile-payments.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { largestFile } from './bank-file.tsx';
import { base64Of } from '#ui-web/composition/base64.ts';

/** The files of the screen, as the call names them. */
export type BankFileName = 'redsys' | 'norma43';

/** What comparing found. */
export type BankComparison = CallAnswer<typeof reconcilePaymentsCall>;

/** One fault of a file, as far as the council says it. */
export interface FileFault {
  readonly kind?: unknown;
  readonly line?: unknown;
  readonly columns?: unknown;
  readonly found?: unknown;
  readonly expected?: unknown;
}

/** What is chosen, what was found, and what is wrong. */
export interface BankState {
  readonly files: Readonly<Record<BankFileName, File | null>>;
  readonly wrong: Readonly<Partial<Record<BankFileName, 'file' | 'tooLarge'>>>;
  /** The faults of a file that cannot be read. */
  readonly faults: { readonly file: BankFileName; readonly list: readonly FileFault[] } | null;
  readonly found: BankComparison | null;
  /** How many were settled last; null if nothing was asked for. */
  readonly settled: number | null;
  readonly isUnsent: boolean;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
}

export interface BankPresenter extends Presenter<BankState> {
  readonly choose: (name: BankFileName, file: File | null) => void;
  /** Compares, and changes nothing. */
  readonly compare: () => Promise<void>;
  /** Settles what the bank is clear about, and compares again. */
  readonly settle: () => Promise<void>;
}

const nothing: BankState = {
  files: { redsys: null, norma43: null },
  wrong: {},
  faults: null,
  found: null,
  settled: null,
  isUnsent: false,
  isBusy: false,
  isFailed: false,
};

/** What is wrong with the chosen files before anything is sent. */
function wrongIn({ redsys, norma43 }: BankState['files']): BankState['wrong'] {
  const tooLarge = (file: File | null) => (file?.size ?? 0) > largestFile;
  return {
    ...(redsys === null && { redsys: 'file' as const }),
    ...(tooLarge(redsys) && { redsys: 'tooLarge' as const }),
    ...(tooLarge(norma43) && { norma43: 'tooLarge' as const }),
  };
}

/** What the screen says of a comparison that the council refused. */
function refusedPart(refused: object): Partial<BankState> {
  const { kind, where, faults } = refused as { kind?: string; where?: string; faults?: readonly object[] };
  if (kind !== 'statementRefused') return { isFailed: true };
  const file = where === 'norma43' ? 'norma43' : 'redsys';
  return { found: null, faults: { file, list: faults ?? [] } };
}

/** How many entries would be settled: those of which the bank says it clearly. */
export const clearOnes = ({ entries }: BankComparison): number =>
  entries.filter(({ verdict }) => verdict !== null).length;

/** The comparison of payments with the files of the bank. */
export function bankPresenter({ call, realm }: OfficeCouncil): BankPresenter {
  const state = new BehaviorSubject<BankState>(nothing);
  const patch = (part: Partial<BankState>) => state.next({ ...state.value, ...part });

  const ask = async ({ redsys, norma43 }: BankState['files'], settle: boolean) =>
    call(reconcilePaymentsCall, {
      realm,
      body: {
        redsys: redsys === null ? '' : await base64Of(redsys),
        norma43: norma43 === null ? null : await base64Of(norma43),
        settle,
      },
    });

  async function send(settle: boolean): Promise<void> {
    const { files, isBusy } = state.value;
    if (isBusy) return;
    const wrong = wrongIn(files);
    patch({ wrong, faults: null, isFailed: false, settled: null });
    if (Object.keys(wrong).length > 0) return;
    patch({ isBusy: true });
    const answer = await ask(files, settle);
    if (isLeft(answer)) return patch({ isBusy: false, ...refusedPart(answer.left) });
    if (!settle) return patch({ isBusy: false, found: answer.right });
    // What was settled is another group now: the tables show how things are.
    const after = await ask(files, false);
    const found = isLeft(after) ? answer.right : after.right;
    const isUnsent = answer.right.unsent > 0;
    return patch({ isBusy: false, found, settled: answer.right.settled.length, isUnsent });
  }

  return {
    ...presented(state),
    // Another file is another comparison.
    choose: (name, file) =>
      patch({ ...nothing, files: { ...state.value.files, [name]: file }, isBusy: state.value.isBusy }),
    compare: () => send(false),
    settle: () => send(true),
  };
}
