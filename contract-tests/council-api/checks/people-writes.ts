import { addressOf } from '#adapters/wire/address-of.ts';
import { giveTokenCall } from '#adapters/wire/sessions/give-token.ts';
import { listSpacesCall } from '#adapters/wire/sessions/list-spaces.ts';
import { logInTownCall } from '#adapters/wire/sessions/log-in-town.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import { ask, askAs, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { mask } from '../curl-line.ts';
import { differs, missingFrom, notRefused, valueAt, withList, withObject } from '../read-answer.ts';
import { deviceOf } from '../test-visit.ts';
import { testContact } from './support/filled-form.ts';
import { enter, isLoggedIn, register, whereWritable, type WritableTown } from './support/visitor.ts';

/** Another address each run: mails to one are limited. It has no host (RFC 2606). */
const emailOf = ({ visit }: WritableTown, visitor: string) =>
  `${visitor}-${deviceOf(visit, visitor).deviceId.slice(0, 8)}@correu.example`;

const tell = (town: WritableTown, visitor: string, email: string) => {
  const { firstName, lastName } = testContact;
  const body = { firstName, lastName, telephone: '', email };
  return sendAs(visitor, addressOf(registerDeviceCall, { realm: town.realm }), { body, shown: body });
};
const giveBack = (town: WritableTown, visitor: string, body: object) =>
  sendAs(visitor, addressOf(giveTokenCall, { realm: town.realm }), { body, shown: body });

/** Persons: their data, codes by mail, and the towns they are in (specification 1, sections 6 and 7). */
export const peopleChecks: readonly Check[] = [
  {
    id: 'esp-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(listSpacesCall, { realm })), (answer) =>
        withList(answer, ({ total }) => (total === 0 ? null : { kind: 'count', found: total, expected: 0 })),
      ),
    ],
  },
  {
    id: 'esp-02',
    clause: '1-base §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(
        [...enter(town, 'esp-02'), askAs('esp-02', addressOf(listSpacesCall, { realm: town.realm }))],
        (_, __, answer) =>
          withList(answer, ({ items }) => differs('items.0.realm', items[0]?.['realm'], town.realm)),
      ),
    ]),
  },
  {
    id: 'per-01',
    clause: '1-base §3',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const email = emailOf(town, 'per-01');
      return [
        trial(
          [...enter(town, 'per-01'), tell(town, 'per-01', email), isLoggedIn(town, 'per-01')],
          (_, __, entered, known) =>
            withObject(entered, (user) => missingFrom(user, ['_id'])) ??
            withObject(
              known,
              (user) =>
                differs('email', user['email'], email) ??
                differs('firstName', user['firstName'], testContact.firstName),
            ),
        ),
      ];
    }),
  },
  {
    id: 'per-02',
    clause: '1-base §6',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(
        [...enter(town, 'per-02'), tell(town, 'per-02', emailOf(town, 'per-02')), isLoggedIn(town, 'per-02')],
        (_, __, ___, known) =>
          withObject(known, (user) => differs('emailVerified', user['emailVerified'], false)),
      ),
    ]),
  },
  {
    id: 'per-03',
    clause: '1-base §5',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial([...enter(town, 'per-03'), tell(town, 'per-03', 'sin arroba')], (_, __, entered) =>
        notRefused(entered, 400, 422),
      ),
    ]),
  },
  {
    id: 'per-04',
    clause: '1-base §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(tell(town, 'per-04', emailOf(town, 'per-04')), (entered) => notRefused(entered, 401, 400)),
    ]),
  },
  {
    id: 'ent-01',
    clause: '1-base §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const { deviceId, password } = deviceOf(town.visit, 'ent-01');
      const sent = { body: { user: deviceId, password }, shown: { user: mask, password: mask } };
      return [
        trial(
          [register(town, 'ent-01'), sendAs('ent-01', addressOf(logInTownCall, { realm: town.realm }), sent)],
          (made, entered) => withObject(entered, ({ _id }) => differs('_id', _id, valueAt(made.json, '_id'))),
        ),
      ];
    }),
  },
  {
    id: 'ent-02',
    clause: '1-base §7',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial([...enter(town, 'ent-02'), giveBack(town, 'ent-02', { token: 'AAAA-AAAA' })], (_, __, answer) =>
        notRefused(answer, 401, 400, 403),
      ),
    ]),
  },
  {
    id: 'ent-03',
    clause: 'seguridad §secreto',
    from: [],
    writes: true,
    trials: whereWritable((town) => [
      trial(giveBack(town, 'ent-03', { email: emailOf(town, 'ent-03') }), (answer) =>
        withObject(answer, (entered) =>
          entered['_id'] === undefined ? null : { kind: 'unwanted', what: '_id' },
        ),
      ),
    ]),
  },
];
