import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assetPlace } from '#adapters/driven/files/asset-files.ts';
import { postgresBallots } from '#adapters/driven/postgres/ballots/ballot.table.ts';
import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { sameKey } from '#fixtures/memory/voting-keys.ts';
import { type AnsweredVote, compareCrowd, type CrowdReport } from '../stored-crowd.ts';
import { databaseAt, type ClusterParts, query } from './cluster.ts';
import { sharedFolder, townFiles } from './council.ts';
import type { DrilledRequest } from './crowd.ts';
import type { Machine } from './machines.ts';

/** How what was acknowledged compares with what the nodes have. */
export interface StoredReport extends CrowdReport {
  /** Acknowledged requests that are not there, or not once, or without their file. */
  readonly requestsLost: number;
  readonly requests: number;
  /** Requests of a sender's key that are stored more than once. */
  readonly requestsDoubled: number;
  /** Whether the three nodes have the same marks and ballots. */
  readonly nodesAgree: boolean;
  /** Whether mixing went on, so that rows do not show which transaction wrote them. */
  readonly isMixed: boolean;
  readonly timeline: number;
}

async function requestsAt(folder: string, primary: Machine, sent: readonly DrilledRequest[]) {
  const rows = await query(
    databaseAt(primary),
    `SELECT r.id, a.id, a.hash FROM requests AS r
      LEFT JOIN assets AS a ON a.realm = r.realm AND a.request = r.id`,
  );
  const stored = new Map(rows.map(([id, asset, hash]) => [String(id), [String(asset), String(hash)]]));
  const isThere = ({ id, file, hash }: DrilledRequest) => {
    const [asset, content] = stored.get(id ?? '') ?? [];
    return (
      asset === file && content === hash && existsSync(assetPlace(join(sharedFolder(folder), 'assets'), hash))
    );
  };
  const acknowledged = sent.filter(({ id }) => id !== null);
  return {
    requests: acknowledged.length,
    requestsLost: acknowledged.filter((one) => !isThere(one)).length,
    requestsDoubled: rows.length - stored.size,
  };
}

const everything = `SELECT md5(string_agg(line, ',' ORDER BY line)) FROM (
  SELECT id || answer AS line FROM ballots UNION ALL SELECT mark FROM marks) AS lines`;

/** The three nodes are compared once the standbys have what the primary has. */
async function nodesAgree(parts: ClusterParts): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const prints: unknown[] = [];
    for (const node of [parts.primary, parts.synchronous, parts.other])
      prints.push((await query(databaseAt(node), everything))[0]?.[0]);
    if (new Set(prints).size === 1) return true;
    await pause(500);
  }
  return false;
}

async function isMixed(primary: Machine): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const text = `SELECT count(DISTINCT xmin::text) < 2 AND (SELECT count(DISTINCT xmin::text) < 2 FROM marks)
      FROM ballots`;
    if ((await query(databaseAt(primary), text))[0]?.[0] === true) return true;
    await pause(1000);
  }
  return false;
}

/** Compares all that was answered since the drill began with what is stored. */
export async function checkStored(
  folder: string,
  parts: ClusterParts,
  votes: readonly AnsweredVote[],
  requests: readonly DrilledRequest[],
): Promise<StoredReport> {
  const postgres = postgresAt(databaseAt(parts.primary));
  try {
    const poll: unknown = JSON.parse(townFiles()['surveys/poll.json'] ?? '');
    return {
      ...(await compareCrowd(postgresBallots(postgres, sameKey), poll, votes)),
      ...(await requestsAt(folder, parts.primary, requests)),
      nodesAgree: await nodesAgree(parts),
      isMixed: await isMixed(parts.primary),
      timeline: Number(
        (await query(databaseAt(parts.primary), 'SELECT timeline_id FROM pg_control_checkpoint()'))[0]?.[0],
      ),
    };
  } finally {
    await postgres.close();
  }
}

/** What is wrong in a report; an empty list if all promises hold. */
export const broken = (report: StoredReport): readonly string[] => [
  ...(['lost', 'doubled', 'missing', 'unanswered', 'requestsLost', 'requestsDoubled'] as const)
    .filter((what) => report[what] > 0)
    .map((what) => `${what}: ${report[what]}`),
  ...(report.marks === report.ballots ? [] : [`${report.marks} marks and ${report.ballots} ballots`]),
  ...(['tallyAgrees', 'nodesAgree', 'isMixed'] as const)
    .filter((what) => !report[what])
    .map((what) => `not ${what}`),
];
