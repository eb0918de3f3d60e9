import { indexedDrafts } from '#adapters/driven/browser-storage/indexed-drafts.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpBallotBox } from '#adapters/driven/council-http/http-ballot-box.ts';
import { credentialsClient } from '#adapters/driven/council-http/clients/credentials-client.ts';
import { workerListCounter } from '#adapters/driven/ballot-list/worker-list-counter.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import type { Council } from './council.ts';

/** What only voting and results use. */
export type Voting = Pick<Council, 'ballotBox' | 'credentials' | 'drafts' | 'listCounter'>;

/** Loaded if no worker counts: the rules of counting are not in the first page's script. */
async function pageListCounter(): Promise<ListCounter> {
  const [{ listCounter }, { webBallotListReader }] = await Promise.all([
    import('#application/voting/count-list.ts'),
    import('#adapters/driven/ballot-list/web-ballot-list-reader.ts'),
  ]);
  return listCounter(webBallotListReader);
}

/** The second part of the browser's composition root: it is loaded with the first vote or result. */
export function composeVoting(settings: CallSettings): Voting {
  const worker = () =>
    new Worker(new URL('../../adapters/driven/ballot-list/recount-worker.ts', import.meta.url), {
      type: 'module',
    });
  return {
    ballotBox: httpBallotBox(settings),
    credentials: credentialsClient(settings),
    drafts: indexedDrafts(),
    listCounter: workerListCounter(worker, pageListCounter),
  };
}
