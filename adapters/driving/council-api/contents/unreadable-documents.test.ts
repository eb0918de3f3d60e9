import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';

const old = (collection: string, ...documents: readonly { readonly _id: string }[]) => ({
  realm: 'benialt',
  collection,
  documents,
});
const period = { _extent: { start: '2026-11-01', end: '2026-11-30' } };

/** A document that an older program accepted. */
const letIn = [
  old('procesos', { _id: 'plan', title: 'Plan', period, amount: '50.000 €' } as { _id: string }),
  old('concesiones', { _id: 'g', convocatoria: 'Coral 12345678Z', importe: '1.200,50 €' } as { _id: string }),
  old('#surveys', { _id: 'poll', title: 7, displayType: 'yesNo' } as { _id: string }),
  old('convocatorias', { _id: 'c', algo: 7 } as { _id: string }),
];

describe('documents that cannot be read, in a store', () => {
  it('are reported to the operator, each once: realm, collection, _id and field', async () => {
    const { council, log } = await openTestCouncil({ old: letIn });
    await council.tellUnreadable();
    await council.tellUnreadable();
    const lines = log
      .map((record) => JSON.parse(record) as Readonly<Record<string, unknown>>)
      .filter(({ message }) => message === 'a document that cannot be read is left out')
      .map(({ realm, collection, document, field }) => [realm, collection, document, field].join(' '));
    expect(lines).toEqual([
      'benialt procesos plan amount',
      'benialt convocatorias c Convocatoria',
      'benialt concesiones g importe',
      'benialt #surveys poll title',
    ]);
  });

  it('do not occur in the sample towns', async () => {
    const { council, log } = await openTestCouncil();
    await council.tellUnreadable();
    expect(log).toEqual([]);
  });

  it('do not include lists of subsidies, which report by themselves what they left out', async () => {
    const { server } = await openTestCouncil({ old: letIn });
    const grants = await server.inject('/api/concesiones/benialt');
    expect([grants.statusCode, grants.json<unknown[]>().length]).toEqual([200, 23]);
    expect(grants.headers['concejo-left-out']).toBe('Coral%20***4567**');
    const calls = await server.inject('/api/convocatorias/benialt');
    expect([calls.statusCode, calls.headers['concejo-left-out']]).toEqual([200, 'c']);
    const whole = await server.inject('/api/concesiones/vilanova');
    expect(whole.headers).not.toHaveProperty('concejo-left-out');
  });
});
