import { addressOf } from '#adapters/wire/address-of.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { ask, askAnonymously, askFrom } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding } from '../finding.ts';
import { type KnownTown, sourceAsks, sources } from '../known-town.ts';

const stranger = 'https://otro-sitio.example';

/** A refusal and a reading, since headers are often put on successes only. */
const usual = ({ realm }: KnownTown) => [
  ask(addresses.surveys(realm)),
  askAnonymously(addressOf(isLoggedInTownCall, { realm })),
];

function header(
  headers: Headers,
  name: string,
  holds: (value: string) => boolean,
  expected: string,
): Finding | null {
  const found = headers.get(name) ?? '—';
  return holds(found.toLowerCase()) ? null : { kind: 'header', name, found, expected };
}

/** What belongs to every answer: its type, the headers that protect it, and its time. */
export const transportChecks: readonly Check[] = [
  {
    id: 'cab-01',
    clause: 'interfaces §api',
    from: [],
    trials: (town) =>
      usual(town).map((asked) =>
        trial(asked, ({ headers }) =>
          header(
            headers,
            'content-type',
            (type) => /^application\/json(?:;|$)/u.test(type),
            'application/json',
          ),
        ),
      ),
  },
  {
    id: 'cab-02',
    clause: 'seguridad §cabeceras',
    from: [],
    trials: ({ realm }) =>
      [addresses.surveys(realm), addressOf(isLoggedInTownCall, { realm })].map((address) =>
        trial(askFrom(stranger, address), ({ headers }) => {
          const withCredentials = headers.get('access-control-allow-credentials') === 'true';
          const allowed = headers.get('access-control-allow-origin');
          if (!withCredentials || (allowed !== '*' && allowed !== stranger)) return null;
          return { kind: 'header', name: 'access-control-allow-origin', found: allowed, expected: '—' };
        }),
      ),
  },
  {
    id: 'cab-03',
    clause: 'seguridad §cabeceras',
    from: [],
    trials: (town) =>
      usual(town).map((asked) =>
        trial(asked, ({ headers }) =>
          header(headers, 'x-content-type-options', (value) => value === 'nosniff', 'nosniff'),
        ),
      ),
  },
  {
    id: 'cab-04',
    clause: 'seguridad §cabeceras',
    from: [],
    trials: (town) =>
      usual(town).map((asked) =>
        trial(asked, ({ headers }) =>
          header(
            headers,
            'content-security-policy',
            (policy) => /frame-ancestors\s+'none'/u.test(policy),
            "frame-ancestors 'none'",
          ),
        ),
      ),
  },
  {
    id: 'cab-05',
    clause: 'interfaces §api',
    from: [],
    trials: (town) =>
      usual(town).map((asked) =>
        trial(asked, ({ bytes }) =>
          // A byte order mark: RFC 8259 forbids it before JSON, and strict readers refuse the answer.
          bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
            ? { kind: 'unwanted', what: 'BOM (EF BB BF)' }
            : null,
        ),
      ),
  },
  {
    id: 'tie-01',
    clause: '1-base §7',
    from: [],
    // A late answer is reported before its look is called; here it is enough that all four have come.
    trials: ({ realm }) => [
      trial(
        sources.map((source) => sourceAsks(realm)[source]),
        () => null,
      ),
    ],
  },
];
