import { mostDocuments } from '../files/file-limits.ts';
import { type KindRules, usualRules } from '../kind-rules.ts';
import { strangers } from './shared/taken-files.ts';

/** Documents. */
export interface FileShape {
  readonly kind: 'file';
}

/** What a document may be (specification 1, section 5: doc, xls, txt and pdf). */
export const documentKinds = ['doc', 'docx', 'xls', 'xlsx', 'txt', 'pdf'] as const;

/** The rules of `file`. The first such field of a form fills `files` of the request. */
export const fileRules: KindRules<FileShape, 'files'> = {
  ...usualRules,
  value: 'files',
  home: 'files',
  check: (_field, value) => {
    const wrong = strangers(value, documentKinds);
    const found = value.files.length;
    return found > mostDocuments ? [...wrong, { kind: 'tooMany', most: mostDocuments, found }] : wrong;
  },
  open311: { kind: 'notAttribute' },
};
