import { addressOf } from '#adapters/wire/address-of.ts';
import { askCaptchaCall } from '#adapters/wire/requests/ask-captcha.ts';
import { geocodeCall } from '#adapters/wire/places/geocode.ts';
import { listNearbyCall } from '#adapters/wire/requests/list-nearby.ts';
import { readPaymentCall } from '#adapters/wire/payments/read-payment.ts';
import { requestAddresses } from '#adapters/wire/requests/request-addresses.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { fieldsOf } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { ask, askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import type { Finding } from '../finding.ts';
import { firstFinding, shown } from '../finding.ts';
import { type KnownMailbox, mailboxAsk } from '../known-town.ts';
import {
  differs,
  isRecord,
  missingFrom,
  notRefused,
  unreadBy,
  valueAt,
  withList,
  withObject,
} from '../read-answer.ts';

const nobody = 'no-hay-tal-buzon';
/** The collections that forms name. */
const collectionsOf = (mailboxes: readonly KnownMailbox[]) => [
  ...new Set(
    mailboxes.flatMap(({ mailbox }) =>
      fieldsOf(mailbox).flatMap((field) =>
        (field.kind === 'collection' || field.kind === 'search') && field.collection !== ''
          ? [field.collection]
          : [],
      ),
    ),
  ),
];

const geocode = (realm: RealmId, address: string) => ask(addressOf(geocodeCall, { realm, address }));

/** Every text in a title or name, in any language. */
const textsIn = (value: unknown): readonly string[] =>
  (isRecord(value) ? Object.values(value) : [value]).filter((text) => typeof text === 'string');
const holds = (texts: readonly string[], part: string) =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));

/** The part that is searched for; most names of streets and places contain it. */
const part = 'a';

/** Forms, the captcha, censuses, streets, lists and addresses, as they are read (specification 1, section 7). */
export const formChecks: readonly Check[] = [
  {
    id: 'buz-01',
    clause: '1-base §7',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      mailboxes.map(({ doc }) =>
        trial(mailboxAsk(realm, doc._id), (answer) =>
          withObject(
            answer,
            (found) => unreadBy(readMailbox(found, realm)) ?? differs('_id', found['_id'], doc._id),
          ),
        ),
      ),
  },
  {
    id: 'buz-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [trial(mailboxAsk(realm, nobody), (answer) => notRefused(answer, 404))],
  },
  {
    id: 'buz-03',
    clause: '1-base §4',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      mailboxes.map(({ doc }) =>
        trial(mailboxAsk(realm, doc._id), (answer) =>
          withObject(answer, ({ disabled }) =>
            disabled === true ? { kind: 'unwanted', what: doc._id } : null,
          ),
        ),
      ),
  },
  {
    id: 'cap-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/${encodeURIComponent(realm)}/requests/captcha`), ({ status, headers }) => {
        if (status !== 200) return { kind: 'status', found: status, expected: '200' };
        const found = headers.get('content-type') ?? '—';
        return found.startsWith('image/')
          ? null
          : { kind: 'header', name: 'content-type', found, expected: 'image/…' };
      }),
    ],
  },
  {
    id: 'cap-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(askCaptchaCall, { realm, format: 'json', lang: 'es' })), (answer) => {
        const cache = answer.headers.get('cache-control') ?? '—';
        return (
          withObject(answer, (found) => missingFrom(found, ['id', 'image', 'text'])) ??
          (cache.includes('no-store')
            ? null
            : { kind: 'header', name: 'cache-control', found: cache, expected: 'no-store' })
        );
      }),
    ],
  },
  {
    id: 'cal-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(requestAddresses.streets(realm, 'callejero', part)), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items, ({ _id, nombrevia }) =>
            holds(textsIn(nombrevia), part)
              ? null
              : { kind: 'unwanted', what: `${_id}: ${shown(nombrevia)}` },
          ),
        ),
      ),
    ],
  },
  {
    id: 'cal-02',
    clause: '1-base §3',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/${encodeURIComponent(realm)}/collections/callejero?limit=200`), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items, (street) =>
            firstFinding(['tipovia', 'nombrevia', 'nucleo', 'cpostal'], (field): Finding | null =>
              typeof street[field] === 'string' ? null : { kind: 'missing', what: `${street._id}.${field}` },
            ),
          ),
        ),
      ),
    ],
  },
  {
    id: 'col-01',
    clause: '1-base §7',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      collectionsOf(mailboxes).map((collection) =>
        trial(ask(requestAddresses.items(realm, collection, part)), (answer) =>
          withList(answer, ({ items }) =>
            firstFinding(items, ({ _id, title, collectionName, name }) =>
              holds([title, collectionName, name].flatMap(textsIn), part)
                ? null
                : { kind: 'unwanted', what: _id },
            ),
          ),
        ),
      ),
  },
  {
    id: 'geo-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(geocode(realm, part), (answer) =>
        withObject(answer, ({ results }) =>
          Array.isArray(results)
            ? firstFinding<unknown>(results, (place) =>
                firstFinding(['lat', 'lng'], (degree): Finding | null =>
                  typeof valueAt(place, 'geometry', 'location', degree) === 'number'
                    ? null
                    : { kind: 'missing', what: `geometry.location.${degree}` },
                ),
              )
            : { kind: 'missing', what: 'results' },
        ),
      ),
    ],
  },
  {
    id: 'geo-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [trial(geocode(realm, ' '), (answer) => notRefused(answer, 400))],
  },
  {
    id: 'cer-01',
    clause: 'interfaces §api',
    from: ['mailboxes'],
    trials: ({ realm, mailboxes }) =>
      mailboxes
        .filter(({ mailbox }) => mailbox.showsNearby)
        .map(({ doc }) =>
          trial(
            ask(
              addressOf(listNearbyCall, {
                realm,
                mailbox: doc._id,
                lat: String(0),
                lng: String(0),
                category: null,
              }).replace('lat=0', 'lat=x'),
            ),
            (answer) => notRefused(answer, 400),
          ),
        ),
  },
  {
    id: 'arc-01',
    clause: '2-encuestas §7',
    from: ['settings'],
    trials: ({ realm, logo }) => {
      const [, name] = /^\/files\/.*?([\w.-]+)$/u.exec(logo ?? '') ?? [];
      if (name === undefined) return [];
      return [
        trial(ask(`/api/${encodeURIComponent(realm)}/assets2/?filename=${name}`), (answer) =>
          withList(answer, ({ items }) =>
            items.some(({ href }) => String(href).endsWith(`/${name}`))
              ? null
              : {
                  kind: 'value',
                  where: 'items.0.href',
                  found: shown(valueAt(items[0], 'href')),
                  expected: `/files/…/${name}`,
                },
          ),
        ),
      ];
    },
  },
  {
    id: 'arc-02',
    clause: '2-encuestas §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/${encodeURIComponent(realm)}/assets2/?filename=..%2Fconcejo.sqlite`), (answer) =>
        withList(answer, ({ total }) => (total === 0 ? null : { kind: 'count', found: total, expected: 0 })),
      ),
    ],
  },
  {
    id: 'adj-01',
    clause: '1-base §6',
    from: [],
    trials: ({ realm }) => [
      trial(askAnonymously(`/api/${encodeURIComponent(realm)}/assets2/AAAA-AAAA-AAAA-AAAA`), (answer) =>
        notRefused(answer, 401, 403, 404),
      ),
    ],
  },
  {
    id: 'pag-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readPaymentCall, { realm, payment: '000000000000' })), (answer) =>
        notRefused(answer, 404),
      ),
    ],
  },
];
