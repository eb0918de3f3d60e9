import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import { differs, valueAt, withObject } from '../read-answer.ts';

/** What a description must contain: the calls that voters and auditors depend on. */
const described = [
  '/api/{realm}/surveys',
  '/api/{realm}/surveys/{id}/vote',
  '/api/{realm}/surveys/{id}/results',
  '/api/{realm}/surveys/{id}/ballots',
];

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
];
