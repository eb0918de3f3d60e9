// The calls of one voter: from the home page to the receipt, with an empty browser.
import type { Request } from 'playwright';
import { fillIn, openDialog } from '../budget-vote.ts';
import { serveProduct } from '../served.ts';
import { newVisitor, openBrowser } from '../visitor.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';

const served = await serveProduct();
const browser = await openBrowser();
const { page } = await newVisitor(browser);
const asked: Request[] = [];
page.on('requestfinished', (request) => asked.push(request));
await page.goto(served.url);
await page.getByRole('link', { name: /^Lee antes las 12 propuestas/u }).click();
await page
  .getByRole('navigation', { name: 'Apartados del proceso' })
  .getByRole('link', { name: /^Participa/u })
  .click();
await fillIn(page, '12345678Z', '1984');
const dialog = await openDialog(page);
await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
await page.waitForLoadState('networkidle');

const kindOf = (url: URL) => {
  if (/^\/(?:assets|files)\//u.test(url.pathname)) return 'built files and pictures';
  return /^\/(?:api|users|contents)\//u.test(url.pathname) ? 'calls' : 'pages';
};
const kinds = new Map<string, { requests: number; bytes: number; calls: string[] }>();
for (const request of asked) {
  const url = new URL(request.url());
  if (url.origin !== served.url) continue;
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const kind = kinds.get(kindOf(url)) ?? { requests: 0, bytes: 0, calls: [] };
  kinds.set(kindOf(url), {
    requests: kind.requests + 1,
    bytes: kind.bytes + responseBodySize + responseHeadersSize,
    calls: [...kind.calls, `${request.method()} ${url.pathname}`],
  });
}
await browser.close();
await served.end();
const countedKind = (kind: string) => kinds.get(kind) ?? { requests: 0, bytes: 0, calls: [] };
const [pages, files, calls] = ['pages', 'built files and pictures', 'calls'].map(countedKind);
const asks = (pattern: RegExp) => calls?.calls.filter((call) => pattern.test(call)).length ?? 0;
noteFigures('whole-visit', {
  pages: pages?.requests ?? 0,
  pageBytes: pages?.bytes ?? 0,
  files: files?.requests ?? 0,
  fileBytes: files?.bytes ?? 0,
  calls: calls?.requests ?? 0,
  callBytes: calls?.bytes ?? 0,
  votes: asks(/^POST .*\/vote$/u),
  surveyLists: asks(/^GET .*\/surveys$/u),
  processLists: asks(/^GET .*\/collections\//u),
  sessions: asks(/ \/users\//u),
});
for (const [name, { requests, bytes, calls }] of kinds) {
  const list = name === 'calls' ? `: ${calls.join(', ')}` : '';
  process.stdout.write(`  ${name}: ${requests}, ${(bytes / 1000).toFixed(1)} kB${list}\n`);
}
