import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { filledTemplateWire } from './template.ts';

/** Fills the templates for one request. */
export const fillTemplatesCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/{reference}/templates',
  caller: 'staff',
  act: 'request.answer',
  answer: t.type({ items: t.array(filledTemplateWire) }),
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const fillTemplatesText: CallText<typeof fillTemplatesCall> = {
  call: fillTemplatesCall,
  id: 'fillTemplates',
  topic: 'requests',
  summary:
    'The templates for a request, with its facts filled in, in the language in which it was sent or, if that is missing, in another one: isMissing is true then. What is not known of the request is left out and named in unfilled.',
  answer: 'The templates, as they can be sent.',
};
