import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { type Lighthouse, lighthouse } from './lighthouse.ts';
import { type Served, serveProduct } from '../served.ts';
import { browserFlags } from '../visitor.ts';

/** Lighthouse's own phone: a processor four times slower, 1.6 Mbit/s and 150 ms there and back. */
const pages = {
  home: '/',
  'a process': '/procesos-participativos/presupuestos-participativos',
  proposals: '/propuestas',
  'a form': '/solicitud/incidencias',
  transparency: '/transparencia',
  results: '/procesos-participativos/proc-102/participa',
  appointments: '/citas',
  reservations: '/reservas',
  tickets: '/entradas',
  vouchers: '/bonos',
  registrations: '/inscripciones',
  marketplace: '/comercios',
  associations: '/asociaciones',
  intranet: '/gestion/intranet',
  // What people most often come for.
  'to vote': '/procesos-participativos/presupuestos-participativos/participa',
  'to ask for an appointment': '/citas?servicio=padron&realm=vilanova',
  'to book a court': '/reservas/polideportivo-nord?realm=vilanova',
  'to buy a ticket': '/entradas/la-sequera-i-el-mar?realm=vilanova',
  'to apply for a place': '/inscripciones/escola-estiu?realm=vilanova',
  'to find a shop': '/comercios?realm=vilanova',
  'the pocket': '/bolsillo?realm=vilanova',
} as const;
/** What each page of a task is to reach, and the others. */
const aimOf = (name: string): number => (/^to |pocket/u.test(name) ? 90 : 95);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = Number(process.env['CONCEJO_LIGHTHOUSE_RUNS'] ?? '3');
/** How many times slower its processor is made: on a machine of twice 1,500, eight times are the phone that Lighthouse means. */
const slower = Number(process.env['CONCEJO_LIGHTHOUSE_SLOWER'] ?? '4');
/** The pages to measure, by their names; all of them if none is named. */
const wanted = (process.env['CONCEJO_LIGHTHOUSE_PAGES'] ?? '').split(',').filter(Boolean);

/** The intranet opens for the people of staff only. */
const token = 'lighthouse-0123456789';
const staff = {
  name: 'Neus',
  token: createHash('sha256').update(token).digest('hex'),
  roles: [{ role: 'requestOfficer' }, { role: 'publisher' }],
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

type Report = NonNullable<Awaited<ReturnType<Lighthouse>>>['lhr'];

/** A page for a first visitor. */
async function visit(run: Lighthouse, url: string): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(process.env['CONCEJO_BROWSER'] ? { executablePath: process.env['CONCEJO_BROWSER'] } : {}),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  const extraHeaders = url.includes('/gestion') ? { authorization: `Bearer ${token}` } : {};
  const throttling = { cpuSlowdownMultiplier: slower };
  const report = await run(url, { port, output: 'json', logLevel: 'error', extraHeaders, throttling });
  await browser.close();
  if (report === undefined) throw new Error(`no report of ${url}`);
  // A page that did not come to rest has a report without figures.
  if (report.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${report.lhr.runtimeError.code} ${report.lhr.runtimeError.message}`);
  return report.lhr;
}

async function reportsOf(run: Lighthouse, url: string): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n += 1) {
    try {
      reports.push(await visit(run, url));
    } catch (defect) {
      process.stdout.write(`  one visit has no report: ${String(defect)}\n`);
      process.exitCode = 1;
    }
  }
  return reports;
}

async function measure(run: Lighthouse, { url }: Served): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const reports = await reportsOf(run, `${url}${path}`);
    if (reports.length === 0) continue;
    const scores = categories.map(
      (category) =>
        `${category} ${Math.round(median(reports.map((report) => report.categories[category]?.score ?? 0)) * 100)}`,
    );
    const after = (audit: string) =>
      `${(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)) / 1000).toFixed(1)} s`;
    const blocked = median(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0));
    const machine = median(reports.map(({ environment }) => environment.benchmarkIndex));
    process.stdout.write(
      `  ${name}: ${scores.join(', ')} (aim ${aimOf(name)}; first paint ${after('first-contentful-paint')}, largest ${after('largest-contentful-paint')}, usable ${after('interactive')}, blocked ${blocked.toFixed(0)} ms; this machine ${machine.toFixed(0)} where a desk computer has 1500)\n`,
    );
    const short = Object.entries(reports.at(-1)?.audits ?? {}).filter(
      ([, { score }]) => score !== null && score < 0.9,
    );
    if (short.length > 0) process.stdout.write(`    below 90: ${short.map(([id]) => id).join(', ')}\n`);
  }
}

try {
  const run = await lighthouse();
  const data = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const served = await serveProduct(data, { staff: { vilanova: [staff] } }, 'towns');
  await measure(run, served);
  await served.end();
} catch (defect) {
  process.stdout.write(`  not measured: ${defect instanceof Error ? defect.message : String(defect)}\n`);
  process.exitCode = 1;
}
