import * as t from 'io-ts';
import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';
import { type FirstDocument, publishingOrder } from '#domain/office/setup/first-refs.ts';
import { nullable, wordOf } from '../decode.ts';
import { stateWire } from '../office-documents/status.ts';
import { languageWire } from '../office/person.ts';

/** A step of setting up a town. */
export const setupStepWire: t.Type<SetupStep> = wordOf(setupSteps);
const firstDocumentWire: t.Type<FirstDocument> = wordOf(publishingOrder);

/** How far a town is. `documents` are in the order in which they are published. */
export const setupWire = t.type({
  /** Null if the town was not made in the browser. */
  begunAt: nullable(t.string),
  done: t.array(setupStepWire),
  settled: t.array(setupStepWire),
  mayOpen: t.boolean,
  isOver: t.boolean,
  languages: t.array(languageWire),
  documents: t.array(
    t.type({
      document: firstDocumentWire,
      collection: t.string,
      id: t.string,
      state: stateWire,
      isPublic: t.boolean,
      version: t.number,
    }),
  ),
});
