import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { faultWire } from '#adapters/wire/requests/request.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import type { FieldFault } from '#domain/forms/form-fault.ts';
import { type CouncilReply, failureIn } from '../council-call.ts';

/** Why a call of the form failed. */
export type FormCallRefusal =
  | CouncilRefusal
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

/** Why the council did not accept a file; the screen has the text of each kind. */
export type UploadRefusal =
  | FormCallRefusal
  | FileRefusal
  /** The council accepts no files now; requests without them go on. */
  | { readonly kind: 'filesFull' }
  /** The council's scanner found malicious software in it. */
  | { readonly kind: 'infected' }
  /** The resident stopped it. */
  | { readonly kind: 'stopped' };

/** Why a request was not accepted. */
export type SendRefusal =
  | FormCallRefusal
  /** 'Error en el Captcha'; a new one must be asked for. */
  | { readonly kind: 'captchaFailed' }
  /** The server's checks of the same form; `field` names the field. */
  | { readonly kind: 'requestRefused'; readonly faults: readonly (FieldFault & { readonly field: string })[] }
  | {
      readonly kind:
        | 'censusInvalid'
        | 'mailboxClosed'
        | 'mailboxMisconfigured'
        | 'paymentMissing'
        | 'keyReused'
        /** The mailbox asks for a completed profile with a verified e-mail. */
        | 'profileIncomplete';
    }
  | { readonly kind: 'tooManyRequests'; readonly most: number }
  | { readonly kind: 'noSession' }
  /** The council failed and says that nothing was stored: sending again with the same key is right. */
  | { readonly kind: 'notStored' };

interface Told {
  readonly err?: unknown;
  readonly errCode?: unknown;
  readonly where?: unknown;
  readonly retryAfter?: unknown;
  readonly most?: unknown;
  readonly faults?: unknown;
}

const toldIn = ({ body }: CouncilReply): Told => (typeof body === 'object' && body !== null ? body : {});

/** The refusals that any call of a form may have; null if it has none. */
export function formCallRefusal(answer: CouncilReply): FormCallRefusal | null {
  const { errCode, retryAfter } = toldIn(answer);
  if (answer.status === 429 || Number(errCode) === 37)
    return { kind: 'tooManyAttempts', retryAfter: Number(retryAfter) || 60 };
  return failureIn(answer);
}

const refusedFiles = [
  'emptyFile',
  'strangeName',
  'namesDiffer',
  'unknownKind',
  'twoInOne',
  'tooManyPixels',
  'infected',
] as const;

/** The disk is full, or what stores or scans files is out of reach: the same for residents. */
const noFilesNow: ReadonlySet<number> = new Set([112, 113]);

/** An upload that the council did not accept, by its code (docs/errors.md). */
export function uploadRefusal(answer: CouncilReply, sent: number): UploadRefusal | null {
  const { errCode, where, most } = toldIn(answer);
  if (Number(errCode) === 80 || answer.status === 413)
    return { kind: 'tooLarge', most: Number(most) || sent, found: sent };
  if (Number(errCode) === 78) return { kind: refusedFiles.find((kind) => kind === where) ?? 'unknownKind' };
  if (noFilesNow.has(Number(errCode))) return { kind: 'filesFull' };
  return formCallRefusal(answer);
}

/** Codes of a request that was not accepted (docs/errors.md). */
const sendCodes = {
  30: 'censusInvalid',
  36: 'noSession',
  60: 'notStored',
  70: 'captchaFailed',
  73: 'mailboxClosed',
  74: 'mailboxMisconfigured',
  76: 'paymentMissing',
  81: 'keyReused',
  85: 'profileIncomplete',
} as const;

function faultsIn(faults: unknown): readonly (FieldFault & { readonly field: string })[] {
  if (!Array.isArray(faults)) return [];
  // The kinds are the domain's own: the server runs the same checks. An unknown one is shown as a plain fault.
  return faults.filter(
    (fault): fault is FieldFault & { readonly field: string } =>
      faultWire.is(fault) && typeof fault.field === 'string',
  );
}

/** Why a request was not accepted; null if it was. */
export function sendRefusal(answer: CouncilReply): SendRefusal | null {
  const { err, errCode, faults, most } = toldIn(answer);
  const code = Number(errCode);
  if (err === 'captcha failed') return { kind: 'captchaFailed' };
  if (code === 71) return { kind: 'requestRefused', faults: faultsIn(faults) };
  if (code === 75) return { kind: 'tooManyRequests', most: Number(most) || 1 };
  const known = Object.hasOwn(sendCodes, code) ? sendCodes[code as keyof typeof sendCodes] : undefined;
  return known === undefined ? formCallRefusal(answer) : { kind: known };
}
