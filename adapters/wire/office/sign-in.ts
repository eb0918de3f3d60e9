import * as t from 'io-ts';
import type { SignInEntry } from '#domain/office/access/sign-in-entry.ts';
import { isoOf } from './grant.ts';
import { wayWire } from './person.ts';

/** A sign-in, or one that was refused although it named the person. */
export const signInWire = t.type({ at: t.string, way: wayWire, device: t.string, letIn: t.boolean });

export const writeSignIn = ({ at, way, device, isLetIn }: SignInEntry): t.TypeOf<typeof signInWire> => ({
  at: isoOf(at),
  way,
  device,
  letIn: isLetIn,
});
