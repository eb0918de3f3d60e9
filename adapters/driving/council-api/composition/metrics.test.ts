import { onTestFinished, describe, expect, it } from 'vitest';
import { councilMetrics } from './metrics.ts';
import type { SeenRequest } from '../plugins/seen-request.ts';

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

function figures(bytes: number | null = null, waits = false) {
  const metrics = councilMetrics(
    () => bytes,
    () => waits,
  );
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

  it('report memory, delay and, in whole MiB, the size of the database', async () => {
    const { value } = figures(1_048_577);
    expect(await value('process_resident_memory_bytes ')).toBeGreaterThan(1_000_000);
    expect(await value('process_heap_bytes ')).toBeGreaterThan(100_000);
    expect(await value('process_uptime_seconds ')).toBeGreaterThanOrEqual(0);
    expect(await value('concejo_event_loop_delay_seconds ')).toBeGreaterThanOrEqual(0);
    expect(await value('concejo_database_bytes ')).toBe(2_097_152);
    expect(await figures(null).value('concejo_database_bytes ')).toBe(0);
  });

  it('report whether erasing waits for a steady clock', async () => {
    expect(await figures(null, true).value('concejo_erasing_waits ')).toBe(1);
    expect(await figures().value('concejo_erasing_waits ')).toBe(0);
  });
});
