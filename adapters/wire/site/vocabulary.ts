import type * as t from 'io-ts';
import type { Term } from '#domain/processes/proposal.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, type Unreadable } from '../decode.ts';
import { vocabularyWire } from '../document.ts';

/** The terms of a vocabulary document, in the council's order. */
export const readVocabulary = (raw: unknown): Either<Unreadable, readonly Term[]> =>
  map((wire: t.TypeOf<typeof vocabularyWire>): readonly Term[] =>
    wire.terms.map(({ _id, term }) => ({ key: _id, name: term })),
  )(decode(vocabularyWire, raw));
