import * as t from 'io-ts';
import { readScope, type Scope, signaturesFor, writeScope } from '#domain/office/grant.ts';
import { allRoles, type Role } from '#domain/office/roles.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';
import { providersWire } from './providers/provider-settings.ts';

/** The operator gives the roles of this file alone: those that two people must give are not among them. */
const givenAlone = allRoles.filter((role) => signaturesFor(role) === 1);
const roleWire = t.keyof(Object.fromEntries(givenAlone.map((role) => [role, null])) as Record<Role, null>);
const scopeWire = new t.Type<Scope, string>(
  'scope',
  (u): u is Scope => typeof u === 'object',
  (u, context) => {
    const scope = typeof u === 'string' ? readScope(u) : null;
    return scope === null ? t.failure(u, context) : t.success(scope);
  },
  writeScope,
);

const dayWire = new t.Type<CalendarDay, string>(
  'day',
  (u): u is CalendarDay => typeof u === 'string',
  (u, context) => {
    const day = typeof u === 'string' ? parseDay(u) : null;
    return day === null ? t.failure(u, context) : t.success(day);
  },
  (day) => day,
);

/** A role, where it is valid (`town`, or a part as `mailbox:incidencias`), and its last day. */
const givenRoleWire = t.intersection([
  t.type({ role: roleWire }),
  t.partial({ scope: scopeWire, until: dayWire }),
]);
export type GivenRole = t.TypeOf<typeof givenRoleWire>;

/** A program: a name, and the SHA-256 (hex) of its token. */
const programWire = t.type({ name: t.string, token: t.string });
/** A member of staff, or a program that acts as one; without roles, with those that every token had before. */
const staffWire = t.intersection([programWire, t.partial({ roles: t.array(givenRoleWire) })]);

const gatewayWire = t.type({
  url: t.string,
  merchant: t.string,
  terminal: t.string,
  key: t.string,
  version: t.keyof({ HMAC_SHA256_V1: null, HMAC_SHA512_V2: null }),
});

/** The services that a council's server works with, and who may handle requests (docs/guides/operator.md). */
export const servicesWire = t.partial({
  /** The public address of the server: banks send their notices there. */
  publicUrl: t.string,
  mail: t.type({ url: t.string, from: t.string }),
  /** Messages to browsers: keys as `web-push generate-vapid-keys` makes them. */
  push: t.intersection([
    t.type({ subject: t.string, publicKey: t.string, privateKey: t.string }),
    t.partial({ services: t.array(t.string) }),
  ]),
  geocoder: t.type({ kind: t.keyof({ cartociudad: null, nominatim: null }), url: t.string }),
  /** The maps of all towns. */
  maps: t.partial({
    /** Browsers ask the providers of tiles themselves, once their reader agrees; otherwise the server asks. */
    direct: t.boolean,
    /** Hosts of tiles that towns may name, besides the usual ones. */
    hosts: t.array(t.string),
    /** How much of the disk the tiles of all towns may take. */
    megabytes: t.number,
  }),
  /** By realm. */
  payments: t.record(t.string, gatewayWire),
  /** Towns whose subsidies are in the national register: the number of each council there. By realm. */
  subsidies: t.record(t.string, t.intersection([t.type({ organ: t.string }), t.partial({ url: t.string })])),
  /** Programs that are notified of events, by realm: only these addresses are ever asked. */
  webhooks: t.record(
    t.string,
    t.array(
      t.intersection([
        t.type({
          name: t.string,
          url: t.refinement(
            t.string,
            (url) => /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/u.test(url),
            'httpsAddress',
          ),
          /** Signs the messages. */
          secret: t.refinement(t.string, ({ length }) => length >= 32, 'secret of 32 letters'),
        }),
        t.partial({
          events: t.array(
            t.keyof({ published: null, phaseChanged: null, resultPublished: null, requestChanged: null }),
          ),
        }),
      ]),
    ),
  ),
  /** Where people of staff and residents have their accounts (OpenID Connect). By realm. */
  providers: providersWire,
  staff: t.record(t.string, t.array(staffWire)),
  /** Programs that report through Open311, by realm, with the SHA-256 of their api_key as the token. */
  open311: t.record(t.string, t.array(programWire)),
});
export type Services = t.TypeOf<typeof servicesWire>;
