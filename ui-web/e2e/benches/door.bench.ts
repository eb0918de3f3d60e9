// How long a scanner takes for a verdict without a line, in a list of 100,000 tickets, on a processor at a quarter of this one's
// speed: from the text of the code to the verdict, and from letters that were typed. The aims are 50 ms for a verdict and 5 ms for a
// look-up. Beside it is how large the list is, and how long the server makes it.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { packTickets } from '#domain/tickets/door/pack-tickets.ts';
import { ticketMarker } from '#domain/tickets/ticket-code.ts';
import { newVisitor, openBrowser } from '../visitor.ts';

const event = {
  id: 'e',
  title: 'e',
  sessions: [{ id: 's', startsAt: 0, opensAt: 0 }],
  types: [{ id: 'g', title: 'General' }],
};
const idOf = (n: number) => `7K2QRA${String(n).padStart(6, '0')}`;
const codeOf = ticketMarker(new Uint8Array(64).fill(7));
const coded = performance.now();
const tickets = Array.from({ length: 100_000 }, (_, n) => ({
  id: idOf(n),
  code: codeOf(idOf(n)),
  session: 's',
  type: 'g',
  seat: `C-${n % 30}`,
  initials: 'E. F.',
  state: 'valid' as const,
  grant: null,
}));
const began = performance.now();
const parts = packTickets(event, tickets);
const made = performance.now() - began;
const codes = began - coded;
const bytes = parts.reduce((sum, { rows, salt }) => sum + rows.length + salt.length, 0);
process.stdout.write(
  `  100,000 tickets: ${(bytes / 1e6).toFixed(1)} MB (limit 5), codes written in ${(codes / 1000).toFixed(1)} s, packed in ${(made / 1000).toFixed(1)} s\n`,
);

const entry = fileURLToPath(new URL('door-page.ts', import.meta.url));
const lib = { entry, formats: ['iife' as const], name: 'doorPage' };
const [script] = [await build({ configFile: false, logLevel: 'warn', build: { write: false, lib } })].flat();
const code = script !== undefined && 'output' in script ? script.output[0].code : '';

const browser = await openBrowser();
const { page, context } = await newVisitor(browser, { width: 375 });
const session = await context.newCDPSession(page);
await page.addScriptTag({ content: `${code};globalThis.doorPage = doorPage` });
const sent = parts.map(({ salt, factBytes, rows }) => ({
  salt: [...salt],
  factBytes,
  rows: Buffer.from(rows).toString('base64'),
}));
for (const rate of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  for (const [what, texts] of [
    ['codes', Array.from({ length: 200 }, (_, n) => tickets[n * 499]?.code ?? '')],
    ['letters', Array.from({ length: 50 }, (_, n) => idOf(n * 1999))],
  ] as const) {
    const times = await page.evaluate(
      ([all, asked]) =>
        (
          globalThis as unknown as {
            readonly doorPage: { readonly decideAll: (a: unknown, b: unknown) => readonly number[] };
          }
        ).doorPage.decideAll(all, asked),
      [sent, texts] as const,
    );
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2);
    process.stdout.write(
      `  ${what} ${rate === 1 ? 'at full speed' : 'at a quarter of it'}: ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms\n`,
    );
  }
}
await browser.close();
