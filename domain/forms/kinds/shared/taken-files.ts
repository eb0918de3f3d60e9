import type { FileKind, ValueOf } from '../../entry.ts';
import type { FieldFault } from '../../form-fault.ts';

/** Faults of the files that a field does not accept. */
export const strangers = ({ files }: ValueOf<'files'>, taken: readonly FileKind[]): readonly FieldFault[] =>
  files
    .filter(({ kind }) => !taken.includes(kind))
    .map(({ name }) => ({ kind: 'fileNotTaken', file: name, taken }));
