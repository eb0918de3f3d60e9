import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { templateWire, writtenTemplateWire } from './template.ts';

/** Stores a template. */
export const keepTemplateCall = {
  method: 'post',
  path: '/api/{realm}/staff/templates',
  caller: 'staff',
  act: 'request.answer',
  body: writtenTemplateWire,
  isClosed: true,
  answer: templateWire,
  refusals: ['templateRefused', 'unknownTemplate', 'storageFailed'],
} as const satisfies Call;

export const keepTemplateText: CallText<typeof keepTemplateCall> = {
  call: keepTemplateCall,
  id: 'keepTemplate',
  topic: 'requests',
  summary:
    'Stores a template of answers, in place of the one with its id or, without an id, as a new one. Its text has facts in braces: {nombre} (first name), {numero}, {calle}, {fecha} (the day it came), {buzon} (its form); any other is refused, and faults says what is wrong. The role to answer is needed in each mailbox that it names or, if it names none, in the town.',
  example: {
    name: 'Recogida con fecha',
    mailboxes: ['enseres'],
    status: 'En gestión',
    text: { es: 'Hola, {nombre}: pasaremos el viernes.', va: 'Bon dia, {nombre}: passarem divendres.' },
  },
  answer: 'The template as it is stored.',
};
