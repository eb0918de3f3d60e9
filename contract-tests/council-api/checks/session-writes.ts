import { addressOf } from '#adapters/wire/address-of.ts';
import { logInCall } from '#adapters/wire/sessions/log-in.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import { again, type HttpAnswer, askAs, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import { differs, missingFrom, notRefused, valueAt, withObject } from '../read-answer.ts';
import { enter, isLoggedIn, logIn, register, whereWritable } from './support/visitor.ts';

const names = (answer: HttpAnswer): Finding | null =>
  withObject(answer, (user) => missingFrom(user, ['_id']));

/** A refusal that names no person. */
const namesNobody = (answer: HttpAnswer): Finding | null =>
  notRefused(answer, 401, 400) ??
  (valueAt(answer.json, '_id') === undefined ? null : { kind: 'unwanted', what: '_id' });

/** Devices that register, enter and leave; each check is a device of its own. */
export const sessionWriteChecks: readonly Check[] = [
  {
    id: 'dis-01',
    clause: '1-base §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => [trial(register(town, 'dis-01'), names)]),
  },
  {
    id: 'dis-02',
    clause: '1-base §4',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const everywhere = `/users/v2/auth/loggedin?realm=${encodeURIComponent(town.realm)}`;
      return [
        trial(
          [...enter(town, 'dis-02'), isLoggedIn(town, 'dis-02'), askAs('dis-02', everywhere)],
          (_, entered, ...checked) =>
            names(entered) ??
            firstFinding(checked, (answer) =>
              withObject(answer, ({ _id }) => differs('_id', _id, valueAt(entered.json, '_id'))),
            ),
        ),
      ];
    }),
  },
  {
    id: 'dis-03',
    clause: '1-base §4',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial([register(town, 'dis-03'), logIn(town, 'dis-03', { password: '0'.repeat(64) })], (_, entered) =>
        namesNobody(entered),
      ),
    ]),
  },
  {
    id: 'dis-04',
    clause: '1-base §4',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const realm = encodeURIComponent(town.realm);
      const exits = [`/users/${realm}/logout`, `/users/v2/auth/logout?realm=${realm}`];
      return exits.map((exit, at) => {
        const visitor = `dis-04-${at + 1}`;
        const check = isLoggedIn(town, visitor);
        return trial(
          [...enter(town, visitor), check, askAs(visitor, exit), again(check)],
          (_, entered, before, left, after) =>
            names(entered) ?? names(before) ?? withObject(left, () => null) ?? namesNobody(after),
        );
      });
    }),
  },
  {
    id: 'dis-05',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) =>
      [
        sendAs('dis-05', addressOf(registerDeviceCall, { realm }), { body: {}, shown: {} }),
        sendAs('dis-05', addressOf(logInCall, { realm }), { body: { user: 7 }, shown: { user: 7 } }),
        sendAs('dis-05', addressOf(logInCall, { realm }), { body: [], shown: [] }),
      ].map((asked) => trial(asked, (answer) => notRefused(answer, 400))),
    ),
  },
  {
    id: 'dis-06',
    clause: 'seguridad §cabeceras',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(enter(town, 'dis-06'), (_, entered) => {
        const found = entered.headers.getSetCookie().join(' | ') || '—';
        const isSafe = /;\s*httponly/iu.test(found) && /;\s*samesite=(?:lax|strict)/iu.test(found);
        const attributes = found.replaceAll(/=[^;]*/gu, '=…');
        return isSafe
          ? null
          : { kind: 'header', name: 'set-cookie', found: attributes, expected: 'HttpOnly; SameSite=Lax' };
      }),
    ]),
  },
];
