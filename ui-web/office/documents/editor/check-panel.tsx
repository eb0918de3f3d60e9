import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { checkOfficeDocumentCall } from '#adapters/wire/office-documents/check-document.ts';
import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import { fieldAt } from '#domain/documents/field-at.ts';
import { isRight } from '#domain/shared/result.ts';
import { CheckList } from '../check/check-list.tsx';
import { findingSentence, type FoundKind } from '../check/finding-sentence.ts';
import { useOffice } from '../../shell/office-context.ts';
import { goToField } from './go-to-field.ts';
import type { OpenDocument } from './open-document.ts';
import { useWordsOfPath } from './words-of-path.ts';

type Finding = CallAnswer<typeof checkOfficeDocumentCall>['items'][number];

/** What the check finds in the document as it is stored, asked for again when it has changed. */
function useFindings({ collection, id, head: { version } }: OpenDocument): readonly Finding[] | null {
  const { council } = useOffice();
  const [findings, set] = useState<{ readonly version: number; readonly items: readonly Finding[] } | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const found = await council.call(checkOfficeDocumentCall, { realm: council.realm, collection, id });
      if (!isOver && isRight(found)) set({ version, items: found.right.items });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [council, collection, id, version]);
  return findings?.items ?? null;
}

/** How an editor with a form of its own names the place of a finding, by its steps in the JSON, and leads there. */
export interface FindingPlaces {
  readonly nameOf: (path: readonly string[]) => string;
  readonly go: (path: readonly string[]) => void;
}

interface CheckPanelProps {
  readonly document: OpenDocument;
  readonly places?: FindingPlaces | undefined;
}

/** Whether a document has anything at a place or below it. */
const hasValue = (fields: Fields, path: FieldPath): boolean =>
  [...fields.keys()].some((one) => one === path || one.startsWith(`${path}/`));

/** What prevents the publication of the document, and what is doubtful in it, each with a way there. */
export function CheckPanel({ document, places }: CheckPanelProps) {
  const wordsOf = useWordsOfPath(document);
  const findings = useFindings(document);
  if (findings === null) return null;
  // What is wrong with a value that is not there is that it is missing.
  const isMissing = (path: readonly string[], kind: FoundKind) =>
    ['wants', 'unread'].includes(findingSentence(kind)) &&
    !hasValue(document.shown, fieldAt(document.shown, path));
  const fieldOf = (path: readonly string[]) => fieldAt(document.shown, path);
  return (
    <CheckList
      findings={findings.map(({ path, kind, isError, particulars }) => ({
        path,
        // A kind that this version does not know is said as one that cannot be read.
        kind: isMissing(path, kind as FoundKind) ? 'required' : (kind as FoundKind),
        severity: isError ? 'error' : 'warning',
        particulars,
      }))}
      nameOf={places?.nameOf ?? ((path) => wordsOf(fieldOf(path)))}
      onGo={places?.go ?? ((path) => goToField(fieldOf(path)))}
    />
  );
}
