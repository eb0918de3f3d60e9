import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { councilParts } from '#fixtures/builders/councils/council-parts.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { operatingCounts } from '../composition/figures/operating-counts.ts';
import { webhookRounds } from './webhook-rounds.ts';

const day = 86_400_000;
const secret = 's'.repeat(32);
const receiver = { name: 'crm', url: 'https://crm.example/', secret, events: null };
const onDay = (days: number) => new Date(noon + days * day).toISOString().slice(0, 10);

/** A town whose process has a phase that ends tomorrow, and a vote with a public result that ends then too. */
const folder = () =>
  scratchFolder({
    'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
    'collections/settings.json': JSON.stringify([{ _id: 's', name: 'participa' }]),
    'collections/procesos.json': JSON.stringify([
      {
        _id: 'p1',
        title: 'Un parque',
        data: { slug: 'parque', survey: 'poll' },
        period: {
          _extent: { start: onDay(-5), end: onDay(9) },
          dateRanges: [{ name: 'Propuestas', start: onDay(-5), end: onDay(1) }],
        },
      },
    ]),
    'surveys/poll.json': JSON.stringify({
      _id: 'poll',
      title: 'El parque',
      displayType: 'yesNo',
      answers: [
        { _id: 'y', text: 'Sí' },
        { _id: 'n', text: 'No' },
      ],
      isActive: true,
      showResultsAfterPollIsClosed: true,
      startTime: onDay(-1),
      endTime: onDay(1),
    }),
  });

async function aTownWithReceiver() {
  const { council, setTime, database } = await councilParts(folder());
  const sent: string[] = [];
  const reports: unknown[] = [];
  const counts = operatingCounts();
  let accepts = true;
  const rounds = () =>
    webhookRounds({ ...council, webhookReceivers: () => [receiver] }, (record) => reports.push(record), {
      send: async (_, { body }) => {
        if (!accepts) throw new Error('not accepted');
        sent.push(body);
      },
      count: counts.count,
    });
  const kinds = () =>
    sent.map((body) => {
      const { type, subject } = JSON.parse(body) as { type: string; subject: { kind: string; id: string } };
      return `${type} ${subject.kind} ${subject.id}`;
    });
  return {
    council,
    database,
    setTime,
    sent,
    reports,
    counts,
    rounds,
    kinds,
    accept: (yes: boolean) => {
      accepts = yes;
    },
  };
}

describe('the events of a town', () => {
  it('reach its receivers: phases, results and requests, by ids alone and once, also after a restart', async () => {
    const { council, setTime, sent, reports, counts, rounds, kinds, accept } = await aTownWithReceiver();
    await rounds().send();
    expect(sent).toEqual([]);
    setTime(noon + 2 * day);
    const entry = aRequestEntry(1, { request: { realm: realmId('nova') } });
    await council.requests.create(entry);
    accept(false);
    await rounds().send();
    expect([sent, reports]).toEqual([[], [expect.objectContaining({ sent: 0 })]]);
    // Another process of the same council goes on where this one ended.
    accept(true);
    setTime(noon + 3 * day);
    await rounds().send();
    expect(kinds().toSorted()).toEqual([
      'phaseChanged process p1',
      'phaseChanged process p1',
      expect.stringMatching(/^requestChanged request \d{4}-\d{6}$/u),
      'resultPublished process p1',
    ]);
    for (const secretText of [entry.request.title, entry.request.body, entry.request.id])
      if (secretText !== '') expect(sent.join('')).not.toContain(secretText);
    await rounds().send();
    expect(sent).toHaveLength(4);
    expect([counts.of('webhooksSent'), counts.of('webhooksFailed')]).toEqual([4, 4]);
  });

  it('that were published since the last round are announced', async () => {
    const { database, rounds, kinds } = await aTownWithReceiver();
    await rounds().send();
    const added = JSON.stringify({ _id: 'a1', title: 'Obras', isPublished: true });
    database.exec(`INSERT INTO documents (realm, collection, id, place, body)
      VALUES ('nova', 'articulos', 'a1', 0, '${added}')`);
    await rounds().send();
    expect(kinds()).toEqual(['published article a1']);
  });
});
