import { onTestFinished, describe, expect, it } from 'vitest';
import type { SeenRequest } from '../../plugins/seen-request.ts';
import type { FigureSources } from './figure-sources.ts';
import { councilMetrics } from './metrics.ts';
import { operatingCounts } from './operating-counts.ts';

const route = '/api/:realm/surveys/:id/vote';
const aVoteSeen = (more: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'POST',
  route,
  status: 200,
  milliseconds: 20,
  realm: 'vilanova',
  refusal: null,
  ...more,
});

function figures(sources: Partial<FigureSources> = {}) {
  const metrics = councilMetrics(sources, 50);
  onTestFinished(metrics.close);
  /** The value of a line that begins with this text; null if there is none. */
  const value = async (beginning: string) => {
    const line = (await metrics.text()).split('\n').find((one) => one.startsWith(beginning));
    return line === undefined ? null : Number(line.split(' ').at(-1));
  };
  return { ...metrics, value };
}

describe('the figures of votes', () => {
  it('move 25 votes at a time, in every figure', async () => {
    const { see, value, text } = figures();
    const quiet = await text();
    for (let n = 1; n <= 24; n += 1) see(aVoteSeen());
    const after24 = await text();
    const voteLines = (of: string) =>
      of.split('\n').filter((line) => /^concejo_(?:votes|request)/u.test(line));
    expect(voteLines(after24)).toEqual(voteLines(quiet));
    see(aVoteSeen());
    expect(await value('concejo_votes_taken_total')).toBe(25);
    const taken = `concejo_request_duration_seconds_count{method="POST",route="${route}",status="2xx"}`;
    expect(await value(taken)).toBe(25);
    for (let n = 1; n <= 24; n += 1) see(aVoteSeen());
    expect(await value('concejo_votes_taken_total')).toBe(25);
  });

  it('name no town and no survey', async () => {
    const { see, text } = figures();
    for (let n = 1; n <= 25; n += 1) see(aVoteSeen());
    see(aVoteSeen({ status: 409, refusal: 'alreadyVoted' }));
    expect(await text()).not.toMatch(/vilanova|realm=|survey=/u);
  });

  it('report refusals at once, by their kind', async () => {
    const { see, value } = figures();
    see(aVoteSeen({ status: 409, refusal: 'alreadyVoted' }));
    see(aVoteSeen({ status: 403, refusal: 'censusInvalid' }));
    see(aVoteSeen({ status: 403, refusal: 'censusInvalid' }));
    see(aVoteSeen({ route: '/users/v2/auth/login', status: 401, refusal: 'loginFailed' }));
    expect(await value('concejo_votes_refused_total{kind="alreadyVoted"}')).toBe(1);
    expect(await value('concejo_votes_refused_total{kind="censusInvalid"}')).toBe(2);
    expect(await value('concejo_votes_refused_total{kind="loginFailed"}')).toBeNull();
    expect(await value('concejo_votes_taken_total')).toBe(0);
  });
});

describe('the figures of the server', () => {
  it('count requests by method, route and class of status, with their duration', async () => {
    const { see, value } = figures();
    const asked = { method: 'GET', route: '/readyz', refusal: null };
    see(aVoteSeen({ ...asked, milliseconds: 4 }));
    see(aVoteSeen({ ...asked, milliseconds: 40 }));
    see(aVoteSeen({ ...asked, status: 503 }));
    const labels = 'method="GET",route="/readyz"';
    expect(await value(`concejo_request_duration_seconds_count{${labels},status="2xx"}`)).toBe(2);
    expect(await value(`concejo_request_duration_seconds_count{${labels},status="5xx"}`)).toBe(1);
    expect(await value(`concejo_request_duration_seconds_sum{${labels},status="2xx"}`)).toBeCloseTo(0.044);
    const bucket = 'concejo_request_duration_seconds_bucket{le="0.005"';
    expect(await value(`${bucket},${labels},status="2xx"}`)).toBe(1);
  });

  it('report memory, processor time, delay and, in whole MiB, database and disk', async () => {
    const { value } = figures({ databaseBytes: () => 1_048_577, freeBytes: async () => 5e9, keptBytes: 7 });
    expect(await value('process_resident_memory_bytes ')).toBeGreaterThan(1_000_000);
    expect(await value('process_heap_bytes ')).toBeGreaterThan(100_000);
    expect(await value('process_uptime_seconds ')).toBeGreaterThanOrEqual(0);
    expect(await value('process_start_time_seconds ')).toBeGreaterThan(1.7e9);
    expect(Number.isInteger(await value('process_cpu_seconds_total '))).toBe(true);
    expect(await value('concejo_event_loop_delay_seconds ')).toBeGreaterThanOrEqual(0);
    expect(await value('concejo_database_bytes ')).toBe(2_097_152);
    expect(await value('concejo_disk_free_bytes ')).toBe(4769 * 1_048_576);
    expect(await value('concejo_disk_kept_bytes ')).toBe(7);
  });

  it('report the version, the kind of database, and whether the server is ready', async () => {
    const known = { version: () => '1.2.3', store: 'postgresql', isReady: async () => true } as const;
    const { value } = figures(known);
    const labels = `version="1.2.3",node="${process.versions.node}",database="postgresql"`;
    expect(await value(`concejo_build_info{${labels}}`)).toBe(1);
    expect(await value('concejo_ready ')).toBe(1);
    expect(await figures({ isReady: async () => false }).value('concejo_ready ')).toBe(0);
  });

  it('report whether erasing waits for a steady clock', async () => {
    expect(await figures({ erasingWaits: () => true }).value('concejo_erasing_waits ')).toBe(1);
    expect(await figures().value('concejo_erasing_waits ')).toBe(0);
  });

  it('report when votes were last mixed and data last copied by the minute, and 0 if never', async () => {
    const [counts, at] = [operatingCounts(), Date.UTC(2026, 10, 23, 12, 30, 59, 999)];
    counts.noteMixing(at);
    const { value } = figures({ counts, lastBackup: async () => at });
    const minute = Date.UTC(2026, 10, 23, 12, 30) / 1000;
    expect(await value('concejo_mixing_last_timestamp_seconds ')).toBe(minute);
    expect(await value('concejo_backup_last_timestamp_seconds ')).toBe(minute);
    expect(await figures().value('concejo_mixing_last_timestamp_seconds ')).toBe(0);
    expect(await figures().value('concejo_backup_last_timestamp_seconds ')).toBe(0);
  });

  it('report requests that wait in tens and without towns, and mails and messages by their number', async () => {
    const waiting = { received: 1, inProgress: 10, mails: 3, webhooks: 4 };
    const { value } = figures({ backlog: { count: async () => waiting } });
    expect(await value('concejo_requests_waiting{status="received"}')).toBe(10);
    expect(await value('concejo_requests_waiting{status="inProgress"}')).toBe(10);
    expect([await value('concejo_mails_waiting '), await value('concejo_webhooks_waiting ')]).toEqual([3, 4]);
  });

  it('report refused files by their kind, and no other refusal among them', async () => {
    const { see, value } = figures();
    const upload = { route: '/api/:realm/:mailbox/assets2', status: 400 };
    see(aVoteSeen({ ...upload, refusal: 'fileRefused' }));
    see(aVoteSeen({ status: 403, refusal: 'censusInvalid' }));
    expect(await value('concejo_uploads_refused_total{kind="fileRefused"}')).toBe(1);
    expect(await value('concejo_uploads_refused_total{kind="censusInvalid"}')).toBeNull();
  });

  it('show the connections of one moment for ten seconds: a single vote is not seen in them', async () => {
    let used = 0;
    const connections = () => ({ used: (used += 1), idle: 2, waiting: 3, most: 10 });
    const { value } = figures({ connections });
    expect(await value('concejo_database_connections{state="used"}')).toBe(1);
    expect(await value('concejo_database_connections{state="used"}')).toBe(1);
    expect(await value('concejo_database_connections{state="idle"}')).toBe(2);
    expect(await value('concejo_database_waiting ')).toBe(3);
    expect(await value('concejo_database_connections_max ')).toBe(10);
  });
});

describe('a figure that cannot be read', () => {
  it('is left out, and the others are there: a stopped database does not silence the figures', async () => {
    const refuses = async () => Promise.reject(new Error('no connection'));
    const hangs = () => new Promise<never>(() => undefined);
    const { value, text } = figures({ databaseBytes: refuses, backlog: { count: hangs }, isReady: refuses });
    for (const name of ['concejo_database_bytes ', 'concejo_requests_waiting{', 'concejo_mails_waiting '])
      expect([name, await value(name)]).toEqual([name, null]);
    expect(await text()).not.toMatch(/^concejo_(?:ready|disk_free_bytes|database_waiting) /mu);
    expect(await value('concejo_mixing_failures_total ')).toBe(0);
  });

  it('is asked for again the next time, and was not remembered', async () => {
    let asked = 0;
    const count = async () => {
      asked += 1;
      if (asked === 1) throw new Error('no connection');
      return { received: 0, inProgress: 0, mails: asked, webhooks: 0 };
    };
    const { value } = figures({ backlog: { count } });
    expect(await value('concejo_mails_waiting ')).toBeNull();
    expect(await value('concejo_mails_waiting ')).toBe(2);
    expect(await value('concejo_mails_waiting ')).toBe(2);
  });
});

describe('a counter', () => {
  it('has its value for two readers at once', async () => {
    const counts = operatingCounts();
    counts.count('mailsFailed', 3);
    counts.count('mailsFailed');
    counts.count('mixingsFailed');
    const { text } = figures({ counts });
    for (const read of await Promise.all([text(), text(), text()])) {
      expect(read).toContain('concejo_mails_total{outcome="failed"} 4\n');
      expect(read).toContain('concejo_mails_total{outcome="sent"} 0\n');
      expect(read).toContain('concejo_mixing_failures_total 1\n');
    }
  });
});
