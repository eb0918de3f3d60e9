import * as t from 'io-ts';
import { localizedText, orNull } from '../decode.ts';

/** A person of the directory, as the council writes them. */
export const directoryWire = t.intersection([
  t.type({ _id: t.string, name: t.string }),
  t.partial({
    task: orNull(localizedText),
    department: orNull(localizedText),
    extension: orNull(t.string),
    email: orNull(t.string),
    place: orNull(localizedText),
  }),
]);
