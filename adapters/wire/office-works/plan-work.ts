import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { euros, localizedText, nullable, orNull } from '../decode.ts';
import { workWire } from './work.ts';

/** A milestone as it is planned; id is null for a new one. */
export const plannedMilestoneWire = t.type({
  id: nullable(t.string),
  title: localizedText,
  planned: nullable(t.string),
});

/** Says who answers for a project, what it may cost, and its milestones. */
export const planWorkCall = {
  method: 'post',
  path: '/api/{realm}/staff/works/{id}/plan',
  caller: 'staff',
  act: 'proposal.update',
  body: t.partial({
    owner: nullable(t.string),
    budget: nullable(euros),
    milestones: orNull(t.array(plannedMilestoneWire)),
  }),
  isClosed: true,
  answer: t.type({ work: workWire }),
  refusals: ['unknownWork', 'planRefused', 'unknownPerson', 'storageFailed'],
} as const satisfies Call;

export const planWorkText: CallText<typeof planWorkCall> = {
  call: planWorkCall,
  id: 'planWork',
  topic: 'works',
  summary:
    'Plans a project and publishes it: the name of the person of staff who answers for it (null: nobody), its budget (null: the amount that was voted), and its milestones in their order. What is left out stays as it is; milestones that were reached stay. No name of staff is published, only a key. where says why milestones are refused (planRefused): unknownMilestone, titleMissing, reachedGone, tooManyMilestones, planned (a day that is none).',
  example: {
    owner: 'Neus Pi',
    budget: 14200,
    milestones: [{ id: null, title: { es: 'Cubierta puesta' }, planned: '2027-02-01' }],
  },
  answer: 'The project as it is then.',
};
