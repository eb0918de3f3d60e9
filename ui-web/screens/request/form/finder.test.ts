import { describe, expect, it, vi } from 'vitest';
import { followRequestCall } from '#adapters/wire/requests/follow-request.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { left, right } from '#domain/shared/result.ts';
import { aField, aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

describe('a place', () => {
  const fields = [textField, aField('callejero', 'address'), aField('map', 'sitio')];

  it('that is marked finds its address', async () => {
    const { presenter, open } = await aFormVisit(aMailbox(fields), {
      requests: { addressAt: async () => right('Carrer Major, 1') },
    });
    await presenter.finder.placed('sitio', { lat: 39.4, lng: -0.4 });
    expect(open().address).toBe('Carrer Major, 1');
    expect(open().entry.get('address')).toEqual({ kind: 'text', text: 'Carrer Major, 1' });
  });

  it('is marked by the street that is chosen; streets are searched at each key', async () => {
    const street = { tipovia: 'Carrer', nombrevia: 'Major', nucleo: 'Centre', cpostal: '46999' };
    const { presenter, open } = await aFormVisit(aMailbox(fields), {
      requests: {
        streets: async () => right([street]),
        geocode: async () => right([{ address: 'Carrer Major', coordinates: { lat: 39.4, lng: -0.4 } }]),
      },
    });
    const field = fields[1] as Parameters<typeof presenter.finder.seek>[0];
    presenter.finder.seek(field, 'maj');
    await vi.waitFor(() => expect(open().found.get('address')?.items[0]?.text).toBe('Carrer Major'));
    await presenter.finder.pick(field, 'Carrer Major');
    expect(open().entry.get('sitio')).toEqual({ kind: 'place', coordinates: { lat: 39.4, lng: -0.4 } });
    expect(open().found.size).toBe(0);
  });

  it('shows what was reported nearby before sending', async () => {
    const report = {
      iid: '2026-000003',
      title: 'Farola apagada',
      status: 'Recibida',
      createdAt: '2026-11-01T10:00:00Z',
      address: null,
      coordinates: { lat: 39.4, lng: -0.4 },
      metres: 40,
      followers: 1,
    };
    const { presenter, open } = await aFormVisit(aMailbox(fields, { showsNearby: true }), {
      requests: { nearby: async () => right([report]) },
    });
    presenter.filling.writeText('body', 'x');
    await presenter.finder.placed('sitio', { lat: 39.4, lng: -0.4 });
    presenter.review();
    await vi.waitFor(() => expect(open().nearby).toHaveLength(1));
    await presenter.follow('2026-000003');
    expect(open().followed).toEqual(new Map([['2026-000003', 'untold']]));
  });

  it('shows a report only to those whom the council can write to, wherever the form asks for the address', async () => {
    const asked: (string | null)[] = [];
    const { presenter, open } = await aFormVisit(aMailbox([textField, aField('contact', 'quien')]), {
      calls: [
        stubCall(followRequestCall, async ({ body: { email } }) => {
          asked.push(email ?? null);
          if (asked.length === 4) return left({ kind: 'unreachable' });
          return right({
            followers: 1,
            told: ([null, 'asked', 'following'] as const)[asked.length - 1] ?? null,
          });
        }),
      ],
    });
    presenter.filling.writeContact('quien', 'email', 'ana@');
    await presenter.follow('2026-000003');
    expect(open().followed.get('2026-000003')).toBe('untold');
    presenter.filling.writeContact('quien', 'email', ' ana@correu.example ');
    await presenter.follow('2026-000003');
    expect(open().followed.get('2026-000003')).toBe('asked');
    await presenter.follow('2026-000003');
    expect(open().followed.get('2026-000003')).toBe('following');
    await presenter.follow('2026-000003');
    expect(open().followed.get('2026-000003')).toBe('failed');
    expect(asked).toEqual([null, ...Array.from({ length: 3 }, () => 'ana@correu.example')]);
  });
});
