import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import { type DocumentItem, DocumentList } from './document-list.tsx';

export interface DocumentGroup {
  /** Empty for files without a heading of their own. */
  readonly name: Wording;
  /** The council's text about them, already drawn. */
  readonly body?: ReactNode;
  readonly documents: readonly DocumentItem[];
  /** About what was left out: "1 archivo no se muestra: su dirección no es válida." */
  readonly leftOut?: string | undefined;
}

interface DocumentGroupsProps {
  readonly groups: readonly DocumentGroup[];
  readonly level: Level;
}

/** Files under their headings. */
export function DocumentGroups({ groups, level }: DocumentGroupsProps) {
  return groups.map(({ name, body, documents, leftOut }, at) => (
    <div key={`${at} ${textOf(name)}`} className="stack stack-12 stretch">
      {textOf(name) !== '' && (
        <Heading level={level} lang={langOf(name)} className="text-20">
          {textOf(name)}
        </Heading>
      )}
      {body}
      {documents.length > 0 && <DocumentList documents={documents} />}
      {leftOut !== undefined && <p className="note">{leftOut}</p>}
    </div>
  ));
}
