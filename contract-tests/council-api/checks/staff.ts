import { addressAt } from '#adapters/wire/address-at.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';
import { calls } from '#adapters/wire/calls.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Ask, askAnonymously } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { notRefused } from '../read-answer.ts';
import { whereWritable } from './support/visitor.ts';

/** Of the length and the letters of a real one, and given to nobody. */
const wrongToken = { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };

/** A call for staff, about something that need not exist: who asks is looked at first. */
function asStranger({ method, path }: CallDescription, realm: RealmId): Ask {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, name === 'realm' ? realm : 'no-hay-tal']));
  const asked = askAnonymously(addressAt(path, values));
  return method === 'get' ? asked : { ...asked, sent: { body: {}, shown: {} } };
}

/** Each call for staff of one method: without a token, and with one that nobody has. */
const trialsOf = (method: CallDescription['method'], realm: RealmId): readonly Trial[] =>
  calls
    .filter((call) => call.needsStaff && call.method === method)
    .map((call) => asStranger(call, realm))
    .flatMap((asked) => [asked, { ...asked, headers: wrongToken }])
    .map((asked) => trial(asked, (answer) => notRefused(answer, 401, 403)));

/** Calls that only staff may make. They come from the table of calls, so that a new one is probed as well. */
export const staffChecks: readonly Check[] = [
  {
    id: 'adm-01',
    clause: '1-base §6',
    from: [],
    trials: ({ realm }) => trialsOf('get', realm),
  },
  {
    id: 'adm-02',
    clause: '1-base §6',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => trialsOf('post', realm)),
  },
];
