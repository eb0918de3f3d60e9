import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '#domain/processes/delivery.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { DeliveryPart } from './delivery.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const draw = (delivery: Partial<Delivery>) =>
  render(
    <SamplePlace council={aCouncil()} site={aSite()} speech={speech}>
      <DeliveryPart project={aProject('toldos', { amount: cents(100), delivery: aDelivery(delivery) })} />
    </SamplePlace>,
  );

describe('the progress of a funded proposal', () => {
  it('is its status, its money, its milestones and its pictures and documents', () => {
    const day = (text: string) => text as CalendarDay;
    draw({
      note: { va: 'Els pals estan posats.' },
      department: 'Obras',
      updated: day('2026-11-15'),
      spent: cents(40),
      milestones: [
        { id: 'a', title: 'Firma', planned: day('2026-09-01'), reached: day('2026-09-01') },
        { id: 'b', title: 'Toldos', planned: day('2026-11-16'), reached: null },
      ],
      images: ['/files/a.jpg'],
      files: [{ title: 'Acta', uri: '/files/acta.pdf', type: 'application/pdf', size: 412_000 }],
      links: [{ title: 'El contrato', uri: 'https://contratos.example/1' }],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Cómo va' })).toBeTruthy();
    expect(screen.getByText('En obras')).toBeTruthy();
    expect(screen.getByText('Els pals estan posats.').getAttribute('lang')).toBe('ca-ES-valencia');
    for (const text of ['Obras', '15 de noviembre de 2026', 'Lleva 2 días de retraso.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/0,40.€ \(40,0.%\)/u)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 4, name: 'Firma (Cumplido)' })).toBeTruthy();
    expect(screen.getAllByRole('listitem', { current: 'step' })[0]?.textContent).toContain('Toldos');
    for (const name of [/Acta/u, 'El contrato']) expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Ampliar/u })).toBeTruthy();
  });

  it('says why it is stopped', () => {
    draw({ status: 'stopped', reason: 'Quedó desierta.' });
    expect(screen.getByText('Por qué está parado.').closest('p')?.textContent).toContain('Quedó desierta.');
    expect(screen.queryByRole('heading', { name: 'Hitos' })).toBeNull();
  });
});
