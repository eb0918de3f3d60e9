import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll } from 'vitest';
import { webBallotListReader } from '#adapters/driven/ballot-list/web-ballot-list-reader.ts';
import {
  answerRequest,
  type Beside,
  type WorkerAnswer,
  workerListCounter,
} from '#adapters/driven/ballot-list/worker-list-counter.ts';
import { writeResults } from '#adapters/wire/voting/results.ts';
import type { ListCounter } from '#application/ports/browser/list-counter.ts';
import { listCounter } from '#application/voting/count-list.ts';
import type { Published } from '#application/voting/recount-result.ts';
import { main } from '#cli/main.ts';
import { recordingIo } from '#cli/recording-io.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { type CraftedList, craftedQuestion, listCounterContract, type ListVerdict } from './list-counter.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-lists-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const file = join(scratch, 'list.jsonl');

/** What a council would have published of this list: its counts, if it has any. */
function publishedOf({ text, verdict }: CraftedList): Published {
  const budget = aBudget(
    100,
    craftedQuestion.proposals.map(({ _id, amount }) => aProposal(_id, amount)),
  );
  const isBlank = text.includes('"blankVote":true');
  const counted = verdict.kind === 'counted' ? verdict : { ballots: 0, counts: {} };
  return {
    survey: surveyId('s'),
    question: isBlank ? { ...budget, blankVote: true } : budget,
    tally: aTally('budgetAmount', counted.ballots, counted.counts, { blank: isBlank ? 1 : null }),
  };
}

async function recounted(counter: ListCounter, list: CraftedList): Promise<ListVerdict> {
  const counted = await counter.count(list.text, publishedOf(list));
  if (isLeft(counted)) {
    const faults = 'faults' in counted.left ? counted.left.faults : [{ kind: counted.left.kind, line: 1 }];
    return { kind: 'refused', faults: faults.map(({ kind, line }) => [kind, line]) };
  }
  const { differences, tally } = counted.right;
  if (differences.some(({ kind }) => kind === 'fingerprint'))
    return { kind: 'refused', faults: [['headMismatch', 1]] };
  return { kind: 'counted', ballots: tally.ballots, counts: Object.fromEntries(tally.counts) };
}

/** What a command reports as expected, by the rule that a list breaks. */
const expected = {
  repeatedBallot: 'cada papeleta una sola vez',
  unsortedBallots: 'las papeletas ordenadas por id',
  misfitBallot: 'una respuesta que encaje con la encuesta',
  headMismatch: 'la huella que se publicó',
  notABallot: 'una papeleta: {',
  notABallotList: 'la primera línea de una lista publicada',
} as const;

/** The faults in the output of a command: each begins with its place. */
function faultsTold(err: string): ListVerdict {
  const blocks = stripVTControlCharacters(err)
    .split(/^error: {2}/mu)
    .slice(1);
  const faults = blocks.map((block): readonly [string, number] => {
    const kind = Object.entries(expected).find(([, told]) => block.includes(told))?.[0];
    return [kind ?? block, Number(/:(\d+):\d+$/mu.exec(block)?.[1])];
  });
  return { kind: 'refused', faults };
}

async function run(...args: readonly string[]) {
  const recorded = recordingIo();
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

const reader = webBallotListReader;
listCounterContract('the page', (list) => recounted(listCounter(reader), list));

listCounterContract('the worker beside the page', (list) => {
  const inWorker = listCounter(reader);
  let receive: (event: { readonly data: WorkerAnswer }) => void = () => undefined;
  // Messages are cloned, as between two threads.
  const worker = {
    addEventListener: (kind: string, heard: never) => {
      if (kind === 'message') receive = heard;
    },
    postMessage: async (request: Parameters<Beside['postMessage']>[0]) =>
      receive({ data: structuredClone(await answerRequest(inWorker, structuredClone(request))) }),
  };
  const onPage = () => Promise.reject(new Error('counted on the page'));
  return recounted(
    workerListCounter(() => worker, onPage),
    list,
  );
});

listCounterContract('«survey tally»', async ({ text }) => {
  writeFileSync(file, text);
  const { exit, out, err } = await run('survey', 'tally', file, '--format', 'json');
  if (exit !== 0) return faultsTold(err);
  const { ballots, results } = JSON.parse(out);
  return { kind: 'counted', ballots, counts: results };
});

/** A council that answers with these bodies, by the end of the address. */
async function withCouncil<T>(
  bodies: Readonly<Record<string, string>>,
  work: (base: string) => Promise<T>,
): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const end = url.split('?')[0]?.split('/').at(-1) ?? '';
    response.writeHead(end in bodies ? 200 : 404).end(bodies[end]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

listCounterContract('«survey results --verify»', async (list) => {
  const { question, tally } = publishedOf(list);
  const survey = { ...craftedQuestion, isActive: true, ...(question.blankVote && { blankVote: true }) };
  const bodies = {
    surveys: JSON.stringify({ items: [survey], itemsCount: 1 }),
    results: JSON.stringify(writeResults(surveyId('s'), tally)),
    ballots: list.text,
  };
  const { exit, err } = await withCouncil(bodies, (base) =>
    run('survey', 'results', '--base-url', base, '--realm', 'v', '--survey', 's', '--verify'),
  );
  if (exit === 3) return faultsTold(err);
  if (err.includes('las huellas no coinciden')) return { kind: 'refused', faults: [['headMismatch', 1]] };
  // It gives no counts, but says whether they are those that were published.
  return {
    kind: 'counted',
    ballots: exit === 0 ? tally.ballots : -1,
    counts: Object.fromEntries(tally.counts),
  };
});

listCounterContract('«budget compute»', async ({ text }) => {
  writeFileSync(file, text);
  const { exit, out, err } = await run('budget', 'compute', file, '--format', 'json');
  if (exit !== 0) return faultsTold(err);
  const { ballots, funded, unfunded } = JSON.parse(out);
  const projects: readonly { readonly id: string; readonly votes: number }[] = [...funded, ...unfunded];
  const counts = Object.fromEntries(
    projects.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((one) => [one.id, one.votes]),
  );
  return { kind: 'counted', ballots, counts };
});
