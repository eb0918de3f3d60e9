import { ask, askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import { differs, isRecord, notRefused, valueAt, withObject } from '../read-answer.ts';

/** What a description must contain: the calls that voters and auditors depend on. */
const described = [
  '/api/{realm}/surveys',
  '/api/{realm}/surveys/{id}/vote',
  '/api/{realm}/surveys/{id}/results',
  '/api/{realm}/surveys/{id}/ballots',
];

/** What phones need to install an app: an icon of dots, large enough. */
const phoneIcon = (icons: unknown): Finding | null => {
  const listed: readonly unknown[] = Array.isArray(icons) ? icons : [];
  const isThere = listed.some(
    (icon) => isRecord(icon) && icon['type'] === 'image/png' && /\b(?:192|512)x/u.test(String(icon['sizes'])),
  );
  return isThere ? null : { kind: 'missing', what: 'icons' };
};

/** What the API says of itself: its description, and whether it is well. */
export const operationChecks: readonly Check[] = [
  {
    id: 'ope-01',
    clause: 'interfaces §api',
    from: [],
    trials: () => [
      trial(ask('/api/openapi.json'), (answer) =>
        withObject(
          answer,
          ({ openapi, paths }) =>
            differs('openapi', String(openapi).slice(0, 3), '3.1') ??
            firstFinding(described, (path) =>
              valueAt(paths, path) === undefined ? { kind: 'missing', what: path } : null,
            ),
        ),
      ),
    ],
  },
  {
    id: 'ope-02',
    clause: 'interfaces §api',
    from: [],
    trials: () =>
      ['/healthz', '/readyz'].map((address) =>
        trial(ask(address), (answer) => withObject(answer, ({ status }) => differs('status', status, 'ok'))),
      ),
  },
  {
    id: 'ope-03',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/manifest.webmanifest?realm=${encodeURIComponent(realm)}`), (answer) =>
        // A council need not be installable.
        answer.status === 404 ? null : withObject(answer, ({ icons }) => phoneIcon(icons)),
      ),
    ],
  },
  {
    id: 'ope-04',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      // Nor need it tell phones anything.
      trial(askAnonymously(`/api/${encodeURIComponent(realm)}/alerts`), (answer) =>
        notRefused(answer, 401, 404),
      ),
    ],
  },
];
