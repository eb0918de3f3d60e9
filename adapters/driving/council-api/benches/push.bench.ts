// Ten thousand phones are told of one thing: how long the server and its thread take from the first to the last message, by a
// push service in another process, and what that does to the votes of others, in turn, in the same run.
import { execFile, fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { ownerOfPhones, storePush } from '#application/push/push-records.ts';
import { tellEverybody } from '#application/push/tell-phones.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { phoneRecord } from '#domain/push/phone.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';

const [phones, rounds, votes, connections] = [10_000, 3, 1000, 16];
const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const data = join(folder, 'data');
loadTownInto(data, crowdFiles({ count: 40_000, today: dayAt(Date.now(), 'Europe/Madrid') }));

const service = fork(join(root, 'fixtures', 'load', 'push-service.ts'));
const origin = await new Promise<string>((came) =>
  service.once('message', (said) => came(JSON.stringify(said).slice(1, -1))),
);
/** When the first and the last of the next messages came. */
const allCome = () =>
  new Promise<number>((came) => {
    service.once('message', (said) => came(Number(said)));
    service.send(phones);
  });

const pair = createECDH('prime256v1');
const push = {
  subject: 'mailto:bench@town.example',
  publicKey: pair.generateKeys('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  services: [origin],
};
const servicesFile = join(folder, 'services.json');
writeFileSync(servicesFile, JSON.stringify({ push }));

const database = openDatabase(join(data, 'concejo.sqlite'));
if (isLeft(database)) throw new Error(database.left.kind);
const keys = openSecrets(join(data, 'secrets.json'), 'made');
const ports = {
  goods: sqlGoods(database.right),
  goodsRecords: sqlGoodsRecords(database.right),
  keys,
  random: (length: number) => new Uint8Array(randomBytes(length)),
  clock: { now: () => Date.now() },
};
const town = { realm: realmId('nova'), timeZone: 'Europe/Madrid' };
const p256dh = createECDH('prime256v1').generateKeys('base64url');
for (let from = 0; from < phones; from += 200)
  await storePush(
    ports,
    town.realm,
    Array.from({ length: 200 }, (_, n) => {
      const user = `device-${from + n}`;
      const owner = ownerOfPhones(ports, town.realm, { userId: user, email: null });
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `${origin}/${user}`;
      const phone = { id: user, owner, user, endpoint, p256dh, auth, quiet: null, language: 'es' } as const;
      return phoneRecord({ ...phone, subjects: ['votes'] }, Date.now(), 1);
    }),
  );

let cast = 0;
async function vote(url: string): Promise<{ readonly accepted: number; readonly p99: number }> {
  const script = join(root, 'fixtures', 'load', 'send-votes.ts');
  const args = [script, url, String(cast), String(votes), String(connections), '48'];
  cast += votes;
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as { readonly accepted: number; readonly p99: number };
}

const server = await startProcess({ data, env: { CONCEJO_SERVICES_FILE: servicesFile } });
await vote(server.url);
const [took, quiet, busy]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < rounds; round += 1) {
  quiet.push((await vote(server.url)).p99);
  const came = allCome();
  const url = () => '/procesos-participativos';
  await tellEverybody(ports)(town, { id: `bench ${round}`, subject: 'votes', title: () => 'Votes', url });
  busy.push((await vote(server.url)).p99);
  took.push(await came);
}
const least = (figures: readonly number[]) => Math.min(...figures);
process.stdout.write(
  `  ${phones} phones told by the server and its thread in ${(least(took) / 1000).toFixed(1)} s (aim 5); rounds ${took.map((one) => (one / 1000).toFixed(1)).join(', ')}\n` +
    `  votes: p99 ${least(quiet).toFixed(1)} ms without and ${least(busy).toFixed(1)} ms with them, ratio ${(least(busy) / least(quiet)).toFixed(2)} (aim 2)\n`,
);
database.right.close();
service.kill();
await server.stop();
rmSync(folder, { recursive: true, force: true });
