import type { FastifyInstance } from 'fastify';
import type { readCounts } from '#adapters/driven/csv/read-counts.ts';
import { readSampleCall } from '#adapters/wire/office-votes/read-sample.ts';
import { votesFor } from '#domain/budget/election.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

/** How many faults of a file are named. */
const mostFaults = 20;

/** The readers of files, loaded when a file comes: the server starts without them. */
async function readBallots(text: string, settings: Parameters<typeof readCounts>[1]) {
  if (/^\uFEFF?\s*META\b/u.test(text)) {
    const { readPabulib } = await import('#adapters/driven/pabulib/read-pabulib.ts');
    return readPabulib(Buffer.from(text), settings);
  }
  const { readCounts: read } = await import('#adapters/driven/csv/read-counts.ts');
  return read(text, settings);
}

/** Reading a file of ballots, so that a rule can be tried on it. */
export function readSampleEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readSampleCall, async ({ town, body }) => {
    const budget = typeof body.budget === 'number' ? cents(Math.round(body.budget * 100)) : null;
    const settings = { budget, ballots: null, language: town.defaultLanguage };
    const read = await readBallots(body.text, settings);
    if (isLeft(read)) {
      const faults = read.left.slice(0, mostFaults).map(({ kind, line, found }) => ({ kind, line, found }));
      return left({ kind: 'sampleRefused', faults });
    }
    const { election } = read.right;
    if (election.budget === null)
      return left({ kind: 'sampleRefused', faults: [{ kind: 'budgetMissing', line: 1, found: '' }] });
    const full = { ...election, budget: election.budget };
    const { marks = null } = election;
    return right({
      budget: full.budget,
      currency: full.currency,
      projects: full.projects.map((project) => ({
        id: project.id,
        title: project.title,
        amount: project.amount,
        category: project.category,
        district: project.district,
        votes: votesFor(full, project),
      })),
      ballots: full.ballots,
      marks: marks && {
        kind: marks.kind,
        offsets: [...marks.offsets],
        projects: [...marks.projects],
        points: marks.points && [...marks.points],
      },
    });
  });
}
