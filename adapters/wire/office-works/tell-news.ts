import * as t from 'io-ts';
import { deliveryStatuses } from '#domain/processes/delivery.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { euros, orNull, wordOf } from '../decode.ts';
import { workWire } from './work.ts';

/** Publishes news of a project. */
export const tellNewsCall = {
  method: 'post',
  path: '/api/{realm}/staff/works/{id}/news',
  caller: 'staff',
  act: 'proposal.update',
  body: t.intersection([
    t.type({ key: t.string }),
    t.partial({
      text: orNull(t.string),
      language: orNull(t.string),
      milestones: orNull(t.array(t.string)),
      spent: orNull(euros),
      status: orNull(wordOf(deliveryStatuses)),
      hasPhoto: orNull(t.boolean),
      at: orNull(t.string),
    }),
  ]),
  isClosed: true,
  answer: t.type({ work: workWire, undoUntil: t.string }),
  refusals: ['unknownWork', 'newsRefused', 'unknownFile', 'storageFailed'],
} as const satisfies Call;

export const tellNewsText: CallText<typeof tellNewsCall> = {
  call: tellNewsCall,
  id: 'tellNews',
  topic: 'works',
  summary:
    'Publishes news of a project at once: milestones that are reached, what is paid so far, a sentence for residents (language says in which language it is; without it, that of the town), another status, and the photo that was put under the same key. key names the intent: sent again, nothing is told twice. at is when it was written, if it waited for a line: news counts for that day, at most 30 days ago. Whatever draft editors have stays a draft. where says why news is refused (newsRefused): nothingTold, textTooLong, unknownMilestone, reasonMissing (a stopped project needs a sentence that says why), key, at.',
  example: {
    key: 'vd5hn3tek7qm2xrab4zcw6pj',
    text: 'Ya tiene techo. Falta pintar las plazas.',
    language: 'es',
    milestones: ['cubierta'],
    spent: 11950,
    hasPhoto: true,
  },
  answer: 'The project as it is then, and until when the caller can take the news back.',
};
