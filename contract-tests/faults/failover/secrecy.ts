import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attackTables, attackWriteAheadLog } from '../link-attack/attack-postgres.ts';
import { beyondChance } from '../link-attack/chance.ts';
import { suspectsAmong } from '../link-attack/served-vote.ts';
import type { Suspects } from '../link-attack/suspects.ts';
import { asSuperuser, whole } from './cluster.ts';
import { councilUrl, sharedFolder } from './council.ts';
import { startCrowd } from './crowd.ts';
import { type Machine, nodes } from './machines.ts';
import type { Drill } from './play.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const statements = join(root, 'docs', 'operating', 'several-machines', 'clear-log.sql');

function bytesIn(folder: string, isWanted: (name: string) => boolean): readonly Buffer[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return paths
    .filter(isWanted)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .flatMap((path) => {
      try {
        return [readFileSync(path)];
      } catch {
        // The server has removed it.
        return [];
      }
    });
}

/** What a thief of a node's disk finds there, with the keys and the census. */
function attackNode(folder: string, { name }: Machine, suspects: Suspects) {
  const place = join(folder, name, 'postgres');
  const log = bytesIn(join(place, 'pg_wal'), (file) => /^[0-9A-F]{24}/u.test(file));
  return {
    log: attackWriteAheadLog(Buffer.concat(log), suspects),
    tables: attackTables(
      bytesIn(join(place, 'base'), () => true),
      suspects,
    ),
  };
}

/** What is left on each node, in words; `wrong` if it is more than chance finds. */
interface Moment {
  readonly when: string;
  readonly found: readonly string[];
  readonly wrong: readonly string[];
}

function moment(drill: Drill, suspects: Suspects, when: string, part: string): Moment {
  const attacks = nodes.map((node) => [node.name, attackNode(drill.folder, node, suspects)] as const);
  const told = attacks.map(
    ([name, { log, tables }]) => `${name}: ${log.hits} by the log, ${tables.hits} by the tables`,
  );
  const wrong = attacks.flatMap(([name, found]) => beyondChance(found).map((words) => `${name} ${words}`));
  return { when, found: [...told, part], wrong };
}

async function clearLogs(primary: Machine, standbys: readonly Machine[]): Promise<void> {
  for (const statement of readFileSync(statements, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/u.test(line)))
    await asSuperuser(primary, statement);
  await pause(3000);
  for (const node of standbys) await asSuperuser(node, 'CHECKPOINT');
}

/**
 * Lets people vote, and then looks at each node's disk for what joins them to their ballots: at once, when nobody has
 * voted for two minutes, and when the logs were cleared as docs/operating.md says.
 */
export async function measureSecrecy(drill: Drill): Promise<readonly Moment[]> {
  const { primary, synchronous, other } = await whole();
  const { cookie, next: from } = drill;
  const crowd = startCrowd({
    url: councilUrl,
    cookie,
    from,
    to: from + 300,
    every: 150,
    withRequests: false,
  });
  await pause(30_000);
  await crowd.settle(30);
  drill.votes.push(...crowd.votes);
  drill.next = Math.max(...crowd.votes.map(({ person }) => person + 1));
  const accepted = crowd.votes
    .filter(({ status }) => status === 200)
    .toSorted((a, b) => a.answeredAt - b.answeredAt);
  const suspects = suspectsAmong(sharedFolder(drill.folder), accepted);
  const part = `of ${accepted.length} voters; primary: ${primary.name}`;
  const before = moment(drill, suspects, 'soon after the last vote', part);
  await pause(130_000);
  const idle = moment(drill, suspects, 'two minutes later', part);
  await clearLogs(primary, [synchronous, other]);
  const cleared = moment(drill, suspects, 'cleared', part);
  const blind = before.wrong.length === 0 ? ['the attack found nobody in a full log'] : [];
  return [{ ...before, wrong: blind }, { ...idle, wrong: [] }, cleared];
}
