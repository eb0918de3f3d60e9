import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listRevisionsCall, readRevisionCall } from '#adapters/wire/office-documents/revisions.ts';
import type { Fields } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { OpenDocument } from '../editor/open-document.ts';

/** The revisions and steps of a document. */
export type Revisions = CallAnswer<typeof listRevisionsCall>;
/** A revision without its fields. */
export type RevisionHead = Revisions['items'][number];

/** The history of a document, asked for when it is wanted and again once its state changes. */
export function useRevisions(
  { collection, id, head: { state } }: OpenDocument,
  isOpen: boolean,
): Revisions | null {
  const { council } = useOffice();
  const [found, set] = useState<{ readonly state: string; readonly found: Revisions } | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await council.call(listRevisionsCall, { realm: council.realm, collection, id });
      if (!isOver && !isLeft(answer)) set({ state, found: answer.right });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [council, collection, id, state, isOpen]);
  return found?.found ?? null;
}

/** Reads the fields of a revision, each once; null if it could not be read. */
export function useReadRevision({
  collection,
  id,
}: OpenDocument): (number: number) => Promise<Fields | null> {
  const { council } = useOffice();
  const read = useRef(new Map<number, Fields>());
  return useCallback(
    async (number) => {
      const known = read.current.get(number);
      if (known !== undefined) return known;
      const answer = await council.call(readRevisionCall, {
        realm: council.realm,
        collection,
        id,
        number: String(number),
      });
      if (isLeft(answer)) return null;
      const fields: Fields = new Map<string, Json>(answer.right.fields);
      read.current.set(number, fields);
      return fields;
    },
    [council, collection, id],
  );
}
