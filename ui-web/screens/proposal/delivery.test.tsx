import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '#domain/processes/delivery.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aDelivery, aNews, aProject } from '#fixtures/builders/data/delivery.ts';
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

  it('says for how long there has been no news, and nothing of it on the day of news or once finished', () => {
    const day = (text: string) => text as CalendarDay;
    draw({ updated: day('2026-10-02') });
    expect(screen.getByText('Sin noticias desde hace 47 días')).toBeTruthy();
    cleanup();
    draw({ updated: day('2026-10-02'), news: [aNews('a', '2026-11-17')] });
    expect(screen.getByText('Sin noticias desde ayer')).toBeTruthy();
    cleanup();
    draw({ updated: day('2026-10-02'), news: [aNews('a', '2026-11-18')] });
    expect(screen.queryByText(/Sin noticias/u)).toBeNull();
    cleanup();
    draw({ updated: day('2026-10-02'), status: 'finished' });
    expect(screen.queryByText(/Sin noticias/u)).toBeNull();
  });

  it('has the news of the works, the latest first, each with what came with it, and the note once', () => {
    const day = (text: string) => text as CalendarDay;
    draw({
      note: { es: 'Ya tiene techo.' },
      milestones: [{ id: 'techo', title: 'Cubierta', planned: null, reached: day('2026-11-17') }],
      news: [
        ...['2026-08-01', '2026-09-01', '2026-10-01'].map((one) => aNews(one, one)),
        aNews('d', '2026-11-17', {
          text: { es: 'Ya tiene techo.' },
          images: ['/files/obra-d.jpg'],
          milestones: ['techo'],
          spent: cents(1195000),
        }),
      ],
    });
    const titles = () => screen.getAllByText(/^\d+ de \w+ de 2026$/u).map(({ textContent }) => textContent);
    expect(titles().slice(-3)).toEqual([
      '17 de noviembre de 2026',
      '1 de octubre de 2026',
      '1 de septiembre de 2026',
    ]);
    expect(screen.getAllByText('Ya tiene techo.')).toHaveLength(1);
    expect(screen.getByText(/Pagado hasta ese día: 11.950,00/u)).toBeTruthy();
    expect(screen.getByText(/Hito cumplido/u).textContent).toBe('Hito cumplido: Cubierta');
    expect(screen.getByRole('list', { name: 'Foto de la obra, 17 de noviembre de 2026' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ver 1 noticia anterior' }));
    expect(titles().at(-1)).toBe('1 de agosto de 2026');
  });
});
