import { addressOf } from '#adapters/wire/address-of.ts';
import { listOwnRequestsCall } from '#adapters/wire/requests/list-own-requests.ts';
import { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import { type HttpAnswer, askAs, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { isRecord, notRefused, valueAt, withObject } from '../read-answer.ts';
import { filledForm, isPlain } from './support/filled-form.ts';
import { createAs, isCreated, mailboxCheck } from './request-writes.ts';
import { enter, whereWritable } from './support/visitor.ts';

/** Whether a request is in the list of its sender. */
const lists = (answer: HttpAnswer, id: unknown): Finding | null =>
  withObject(answer, ({ items }) =>
    Array.isArray(items) && items.some((item) => isRecord(item) && item['_id'] === id)
      ? null
      : { kind: 'missing', what: '_id' },
  );

/** What the sender of a request finds again, and what nobody else takes back. */
export const ownRequestChecks: readonly Check[] = [
  {
    id: 'env-14',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => [
      trial(askAs('env-14', addressOf(listOwnRequestsCall, { realm })), (answer) => notRefused(answer, 401)),
    ]),
  },
  mailboxCheck('env-12', 'interfaces §api', isPlain, (town, one) => {
    const sent = filledForm(town, one);
    if (sent === null) return null;
    const mine = askAs('env-12', addressOf(listOwnRequestsCall, { realm: town.realm }));
    return trial(
      [...enter(town, 'env-12'), createAs(town, one, 'env-12', sent), mine],
      (_, __, created, listed) => isCreated(created) ?? lists(listed, valueAt(created.json, '_id')),
    );
  }),
  {
    id: 'env-13',
    clause: 'seguridad §secreto',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const body = { reference: 'AAAA-AAAA-AAAA-AAAA' };
      const taken = sendAs('env-13', addressOf(retractRequestCall, town), { body, shown: body });
      return [trial([...enter(town, 'env-13'), taken], (_, __, answer) => notRefused(answer, 404, 403))];
    }),
  },
];
