import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { languageWire } from '../office/person.ts';
import { setupStepWire, setupWire } from './setup.ts';

/** Settles a step of the setting up of a town, ends it, or changes the languages of the town. */
export const changeSetupCall = {
  method: 'post',
  path: '/api/{realm}/staff/setup',
  caller: 'staff',
  act: 'settings.change',
  body: t.partial({
    settle: setupStepWire,
    unsettle: setupStepWire,
    languages: t.array(languageWire),
    isOver: t.boolean,
  }),
  isClosed: true,
  answer: setupWire,
  refusals: ['unknownDocument', 'storageFailed'],
} as const satisfies Call;

export const changeSetupText: CallText<typeof changeSetupCall> = {
  call: changeSetupCall,
  id: 'changeSetup',
  topic: 'staff',
  summary:
    'Says that a step of the setting up is settled although nothing was written (settle; unsettle takes that back), changes the languages of the town in the draft of its settings, the first one being its own, and ends the setting up or begins it again (isOver). The first documents get their texts in languages that are new; this needs the role to edit documents. A town that was loaded from a folder has no setting up to change (unknownDocument).',
  example: { settle: 'arms' },
  answer: 'How far the setting up is then.',
};
