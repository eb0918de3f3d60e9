import { type KindRules, usualRules } from '../kind-rules.ts';
import { strangers } from './shared/taken-files.ts';

/** A document to be signed. */
export interface PdfShape {
  readonly kind: 'pdf';
  /** The address of the blank one; null if the council gives none. */
  readonly form: string | null;
}

/** What a signed document may be. */
export const signedKinds = ['pdf'] as const;

/** The rules of `pdf`: a proof, so each PDF must carry a signature. */
export const pdfRules: KindRules<PdfShape, 'files'> = {
  ...usualRules,
  value: 'files',
  home: 'extra',
  isProof: true,
  check: (_field, value) => {
    const unsigned = value.files.filter(({ kind, isSigned }) => kind === 'pdf' && !isSigned);
    return [
      ...strangers(value, signedKinds),
      ...unsigned.map(({ name }) => ({ kind: 'unsigned' as const, file: name })),
    ];
  },
  open311: { kind: 'personOnly' },
};
