import type { DocumentFinding } from '#application/towns/check/check-document.ts';
import type { FoundKind } from './finding-sentence.ts';

/** Findings of an invented article, for tests and looks. */
export const sampleFindings: readonly DocumentFinding<FoundKind>[] = [
  { path: ['lead', 'va'], kind: 'languageMissing', severity: 'error', particulars: { language: 'va' } },
  { path: ['body', 'va'], kind: 'languageMissing', severity: 'error', particulars: { language: 'va' } },
  { path: ['body', 'es'], kind: 'vagueLink', severity: 'warning', particulars: { words: 'aquí' } },
  { path: ['body', 'es'], kind: 'personPhone', severity: 'warning', particulars: { words: '6·· ··· ···' } },
  {
    path: ['files', '0', 'uri'],
    kind: 'noSuchFile',
    severity: 'warning',
    particulars: { found: '/files/nova/actas.pdf', meant: '/files/nova/acta.pdf' },
  },
];
