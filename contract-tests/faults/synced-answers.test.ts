import { describe, expect, it } from 'vitest';
import { tracedAnswers, tracedCalls, tracedVotes as votesOf } from './synced-answers.ts';

/** Calls that came one after the other, a second each. */
const tracedVotes = (trace: string) =>
  votesOf(trace.split('\n').map((text, began) => ({ began, ended: began + 0.9, text })));

const vote = (handle: number) =>
  `read(${handle}<socket:[1]>, "POST /api/nova/surveys/poll/vote HTTP/1.1\\r\\n"..., 65536) = 700`;
const taken = (handle: number) =>
  `write(${handle}<socket:[1]>, "HTTP/1.1 200 OK\\r\\ncontent"..., 900) = 900`;
const synced = 'fdatasync(18</data/concejo.sqlite-wal>) = 0';

describe('a trace of system calls', () => {
  it('shows that votes were on disk before they were answered: several may share a sync', () => {
    const trace = [vote(21), vote(22), synced, taken(21), taken(22), vote(21), synced, taken(21)];
    expect(tracedVotes(trace.join('\n'))).toEqual({ accepted: 3, unsynced: 0, syncs: 2 });
  });

  it.each([
    ['after the answer', [vote(21), taken(21), synced]],
    ['before the vote came', [synced, vote(21), taken(21)]],
    ['and failed', [vote(21), synced.replace('= 0', '= -1 EIO'), taken(21)]],
    ['of another file', [vote(21), synced.replace('-wal', ''), taken(21)]],
  ])('reports a vote that was answered without a sync: it came %s', (_, trace) => {
    expect(tracedVotes(trace.join('\n'))).toMatchObject({ accepted: 1, unsynced: 1 });
  });

  it('counts no vote that was refused, and no other call', () => {
    const refused = taken(21).replace('200 OK', '409 Conflict');
    const page = taken(23);
    expect(tracedVotes([vote(21), synced, refused, page].join('\n')).accepted).toBe(0);
  });

  it('reports a vote whose sync had begun before it came: that sync was for others', () => {
    const calls = [
      { began: 0, ended: 2, text: synced },
      { began: 1, ended: 1.5, text: vote(21) },
      { began: 3, ended: 4, text: taken(21) },
    ];
    expect(votesOf(calls)).toMatchObject({ accepted: 1, unsynced: 1 });
  });

  it('says when another request was on disk: at the end of the first sync after it came', () => {
    const draft = vote(21).replace('surveys/poll/vote', 'staff/documents/articulos/obras/draft');
    const calls = [vote(22), draft, synced, synced, taken(21), draft, taken(21), taken(22)].map(
      (text, began) => ({ began, ended: began + 0.5, text }),
    );
    expect(tracedAnswers(calls, /"POST \S+\/draft /u)).toEqual({
      answers: [{ syncedAt: 2.5 }, { syncedAt: null }],
      syncs: 2,
    });
  });

  it('is merged from the traces of all threads, by the time that each call took', () => {
    const line = (at: number, text: string, took = 0.000_1) =>
      `${at.toFixed(6)} ${text} <${took.toFixed(6)}>`;
    const main = [line(100, vote(21)), line(100.002, taken(21)), 'strace: Process 7 attached'].join('\n');
    const writer = line(100.000_5, synced, 0.001);
    expect(votesOf(tracedCalls([main, writer]))).toEqual({ accepted: 1, unsynced: 0, syncs: 1 });
    expect(votesOf(tracedCalls([main, line(100.000_5, synced, 0.003)])).unsynced).toBe(1);
  });
});
