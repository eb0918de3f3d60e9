import { partsForReader, type RecordReader } from '#domain/voting/closing/public-parts.ts';
import type { RecordSignature, SignedRecord } from '#domain/voting/closing/closing-book.ts';
import type { PublishedRecord } from './closing-record.ts';

const writeSignature = ({ name, at, proof }: RecordSignature): PublishedRecord['signatures'][number] => ({
  name,
  at: new Date(at).toISOString(),
  ...proof,
});

/** A signed record as a reader gets it. */
export const writeRecord = (vote: string, signed: SignedRecord, reader: RecordReader): PublishedRecord => ({
  vote,
  hash: signed.hash,
  text: signed.text,
  parts: { ...partsForReader(reader, signed.parts) },
  signatures: signed.by.map(writeSignature),
});
