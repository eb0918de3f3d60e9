// How many answers a second one server process gives besides votes, and what fraction of a core each answer costs
// (Linux). A whole visit of a voter in requests and bytes is in ui-web/e2e/benches/whole-visit.bench.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#fixtures/builders/councils/council-process.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';
import { spentWithChildren } from '#fixtures/load/spent-seconds.ts';

const asked = 2000;
const atOnce = 32;
const survey = 'presupuestos-2027';

const pages: Readonly<Record<string, string>> = {
  'home page': '/?realm=vilanova',
  'page of the vote': '/procesos-participativos/presupuestos-participativos/participa?realm=vilanova',
  'list of surveys': '/api/vilanova/surveys',
  'list of processes': '/api/vilanova/collections/procesos',
  'a survey': `/api/vilanova/surveys/${survey}`,
  'results of a closed survey': '/api/vilanova/surveys/sombra-mercado/results',
  session: '/users/vilanova/loggedin',
};

/** The least that an answer costs, beside which the others are read. Last: the first path finds the program cold. */
const least = { 'the least answer': '/healthz' };

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
/**
 * Asks as a browser does and returns the size of the body as it was sent, in bytes. Each visitor has an address of
 * their own.
 */
const ask = (url: string, n: number) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` };
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });

const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const server = await startProcess({ data, sample: true });
const file = /\/assets\/[\w-]+\.js/u.exec(await (await fetch(`${server.url}/?realm=vilanova`)).text())?.[0];
if (file === undefined) throw new Error('the page names no script: is the web UI built?');
let next = 0;
const costs: Record<string, number> = {};
for (const [name, path] of Object.entries({ ...pages, 'a built file': file, ...least })) {
  const lane = async () => {
    let bytes = 0;
    while (next < asked) bytes = await ask(`${server.url}${path}`, (next += 1));
    return bytes;
  };
  next = 0;
  await Promise.all(Array.from({ length: 8 }, () => ask(`${server.url}${path}`, 1)));
  const [began, spent] = [performance.now(), spentWithChildren(server.pid)];
  const [bytes = 0] = await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - began) / 1000;
  const cost = ((spentWithChildren(server.pid) - spent) * 1000) / asked;
  costs[name] = cost;
  process.stdout.write(
    `  ${name}: ${Math.round(asked / seconds)} a second, ${cost.toFixed(2)} ms of a core each, ${(bytes / 1000).toFixed(1)} kB\n`,
  );
}
noteFigures('pages', costs);
agent.destroy();
await server.stop();
rmSync(data, { recursive: true, force: true });
