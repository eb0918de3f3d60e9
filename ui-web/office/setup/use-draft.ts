import { useCallback } from 'react';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { documentFields, type FieldPath, type Fields } from '#domain/documents/fields.ts';
import { isSameJson, type Json, type JsonObject } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';

/** Why something was not saved, in the words of `office-setup.json`. */
export type SaveFault = 'unreachable' | 'notAllowed' | 'conflict' | 'state';

/** Fields that are written; undefined removes one. */
export type WrittenFields = ReadonlyMap<FieldPath, Json | undefined>;

/** A draft of the office, with what is published below it. */
export interface OpenDraft {
  readonly kind: 'loading' | 'failed' | 'open';
  /** Null if there is no such document yet. */
  readonly fields: Fields | null;
  /** Saves fields in the draft, as the editor of documents does. */
  readonly save: (written: WrittenFields) => Promise<SaveFault | null>;
  /** Makes the document or, if it is there, changes it into this one; fields at places in `own` that it lacks are removed. */
  readonly saveBody: (body: JsonObject, own: readonly string[]) => Promise<SaveFault | null>;
}

const faultOf = (kind: string): SaveFault => {
  if (kind === 'notAllowed' || kind === 'notStaff') return 'notAllowed';
  return kind === 'documentStateRefused' ? 'state' : 'unreachable';
};

/** What a body makes of the fields of a document. */
export function fieldsOfBody(body: JsonObject, present: Fields, own: readonly string[]): WrittenFields {
  const wanted = documentFields(body);
  const gone = [...present.keys()].filter(
    (path) => !wanted.has(path) && own.some((place) => path.startsWith(`${place}/`)),
  );
  return new Map<FieldPath, Json | undefined>([...wanted, ...gone.map((path) => [path, undefined] as const)]);
}

/** The draft of a document that a step of the setting up writes. */
export function useDraft({ collection, id }: DocumentRef): OpenDraft {
  const { council } = useOffice();
  const { realm, call } = council;
  const ask = useCallback(
    () => call(readOfficeDocumentCall, { realm, collection, id }),
    [call, realm, collection, id],
  );
  const [answer, readAgain] = useAnswer(ask);
  const isMissing = answer !== null && isLeft(answer) && answer.left.kind === 'notFound';
  const fields = answer === null || isLeft(answer) ? null : fieldsIn(answer.right);
  const save = async (written: WrittenFields): Promise<SaveFault | null> => {
    const present: Fields = fields ?? new Map<FieldPath, Json>();
    const changes = [...written]
      .filter(([path, value]) => !isSameJson(present.get(path), value))
      .map(([path, value]) => changeOf(path, present.get(path), value));
    if (changes.length === 0) return null;
    const made = await call(changeDocumentCall, { realm, collection, id, body: { changes } });
    if (isLeft(made)) return faultOf(made.left.kind);
    readAgain();
    return made.right.conflicts.length > 0 ? 'conflict' : null;
  };
  const saveBody = async (body: JsonObject, own: readonly string[]): Promise<SaveFault | null> => {
    if (fields !== null) return save(fieldsOfBody(body, fields, own));
    const made = await call(createDocumentCall, { realm, collection, body: { id, body } });
    if (isLeft(made)) return made.left.kind === 'documentExists' ? 'conflict' : faultOf(made.left.kind);
    readAgain();
    return null;
  };
  const kind = answer === null ? 'loading' : isMissing || fields !== null ? 'open' : 'failed';
  return { kind, fields, save, saveBody };
}

interface ReadDraft {
  readonly fields: readonly (readonly [string, Json])[] | null;
  readonly draft: readonly { readonly path: string; readonly value?: Json | undefined }[];
}

function fieldsIn({ fields, draft }: ReadDraft): Fields {
  const all = new Map<FieldPath, Json>(fields ?? []);
  for (const { path, value } of draft)
    if (value === undefined) all.delete(path);
    else all.set(path, value);
  return all;
}

const changeOf = (path: FieldPath, was: Json | undefined, value: Json | undefined) => ({
  path,
  ...(was === undefined ? {} : { was }),
  ...(value === undefined ? {} : { value }),
});

/** The text of a field; empty if it has none. */
export const textAt = (fields: Fields | null, path: FieldPath): string => {
  const value = fields?.get(path);
  return typeof value === 'string' ? value : '';
};
