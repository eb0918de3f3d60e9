import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { Grant } from '#domain/subsidies/subsidy.ts';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import { savedFiles, textOf } from '#fixtures/builders/saved-files.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { SubsidiesScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});
afterEach(cleanup);

const aCall = (changes: Partial<SubsidyCall> = {}): SubsidyCall => ({
  code: '809117',
  recoveryPlan: true,
  department: 'Cultura',
  body: 'Alcaldía',
  date: '2026-03-12' as CalendarDay,
  title: { va: 'Ajudes a les bandes' },
  ...changes,
});
const grants = [
  aGrant({
    amount: cents(38_000),
    beneficiary: '***4567**',
    call: 'Becas',
    date: '2026-01-02' as CalendarDay,
  }),
  aGrant({ amount: cents(1_850_000), termsUrl: 'javascript:alert(1)' }),
];

function draw(register: Partial<SubsidyRegister> = {}, searchPath = '') {
  const asked: string[] = [];
  const council = {
    ...aCouncil(),
    records: async () => ({
      associations: { active: async () => right([]), placed: async () => right([]) },
      subsidies: {
        calls: async (...[realm, year]: Parameters<SubsidyRegister['calls']>) => {
          asked.push(`calls ${year}`);
          return register.calls?.(realm, year) ?? right([aCall()]);
        },
        grants: async (...[realm, year]: Parameters<SubsidyRegister['grants']>) => {
          asked.push(`grants ${year}`);
          return register.grants?.(realm, year) ?? right(grants);
        },
      },
    }),
  };
  const { hook, searchHook, history, navigate } = memoryLocation({
    path: '/subvenciones',
    searchPath,
    record: true,
  });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={council} site={aSite()} speech={speech}>
        <SubsidiesScreen />
      </SamplePlace>
    </Router>,
  );
  return { asked, navigate, now: () => history.at(-1) };
}

const rowTitles = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

describe('the subsidies page', () => {
  it('begins with the calls of this year, and asks for grants only when they are opened', async () => {
    const { asked } = draw();
    const row = within(
      (await screen.findByRole('rowheader', { name: 'Ajudes a les bandes' })).closest('tr') ?? document.body,
    );
    expect(row.getByRole('rowheader').lang).toBe('ca-ES-valencia');
    expect(row.getByRole('link', { name: /^809117/u }).getAttribute('href')).toContain('pap.hacienda.gob.es');
    expect(row.getByText('12/03/2026')).toBeTruthy();
    expect(asked).toEqual(['calls 2026']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 convocatoria');
    expect(screen.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: /^Concesiones/u }).getAttribute('href')).toBe(
      '/subvenciones?vista=por-convocatoria',
    );
  });

  it('shows grants with the greatest amounts first, their total, and masked persons', async () => {
    const { asked } = draw({}, 'vista=concesiones&year=todos');
    await screen.findAllByRole('rowheader');
    expect(rowTitles()).toEqual(['Ayudas a entidades musicales', 'Becas']);
    expect(screen.getByText('Suman 18.880,00 €')).toBeTruthy();
    expect(screen.getAllByText('***4567**').length).toBeGreaterThan(0);
    expect(asked).toEqual(['grants null']);
  });

  it('sorts them by a column heading, which the address keeps', async () => {
    const { now } = draw({}, 'vista=concesiones');
    fireEvent.click(await screen.findByRole('button', { name: 'Importe' }));
    expect(now()).toBe('/subvenciones?vista=concesiones&orden=importe&locale=es');
    expect(screen.getByRole('columnheader', { name: 'Importe' }).getAttribute('aria-sort')).toBe('ascending');
    expect(rowTitles()).toEqual(['Becas', 'Ayudas a entidades musicales']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), {
      target: { value: 'yearDown' },
    });
    expect(now()).toBe('/subvenciones?vista=concesiones&orden=-year&locale=es');
  });

  it('searches every cell literally, also of columns that are not shown', async () => {
    const { now } = draw({}, 'vista=concesiones');
    await screen.findAllByRole('rowheader');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '2025/334' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(now()).toBe('/subvenciones?vista=concesiones&texto=2025%2F334&locale=es');
    expect(rowTitles()).toHaveLength(2);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '.*' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(screen.getByRole('heading', { name: 'No se encontraron resultados' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Quitar la búsqueda' }).getAttribute('href')).toBe(
      '/subvenciones?vista=concesiones',
    );
  });

  it('opens a grant in full, and goes on to the next', async () => {
    draw({}, 'vista=concesiones');
    const [, second] = await screen.findAllByRole('row');
    fireEvent.doubleClick(second ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('18.500,00 €')).toBeTruthy();
    expect(dialog.getByText('Concesión 1 de 2 · BDNS 809117')).toBeTruthy();
    // Text that is not an address never becomes a link.
    expect(dialog.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(dialog.getByRole('link', { name: /809117 en la BDNS/u })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }));
    expect(dialog.getByRole('heading', { name: 'Becas' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Anterior' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows those of one entity, until that filter is removed', async () => {
    const { now } = draw({}, 'vista=concesiones&entidad=Societat%20Musical');
    await screen.findAllByRole('rowheader');
    expect(rowTitles()).toEqual(['Ayudas a entidades musicales']);
    fireEvent.click(screen.getByRole('button', { name: 'Ver las de todas las entidades' }));
    expect(now()).toBe('/subvenciones?vista=concesiones&locale=es');
  });

  it('says that its source failed, and asks again', async () => {
    const answers = [left({ kind: 'serverFailed', status: 503 } as const), right([aCall()])];
    draw({ calls: async () => answers.shift() ?? right([]) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No hemos podido cargar las convocatorias',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await screen.findByRole('rowheader');
  });

  it('says that a year has no records, and that a year is unknown', async () => {
    draw({ calls: async () => right([]) }, 'year=1812');
    await screen.findByRole('heading', { name: 'No hay convocatorias de 2026' });
    expect(screen.getByText('No hay datos del año «1812»: se muestra 2026.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver todos los años' }).getAttribute('href')).toBe(
      '/subvenciones?year=todos',
    );
  });

  it('draws a hundred rows, then more', async () => {
    const many = Array.from({ length: 130 }, (_, at) => aGrant({ call: `Ayuda ${at}` }));
    draw({ grants: async () => right(many) }, 'vista=concesiones');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(100);
    fireEvent.click(screen.getByRole('button', { name: 'Ver 30 más' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(130);
  });

  it('draws all rows for printing, and goes back to what was on the screen', async () => {
    const many = Array.from({ length: 130 }, (_, at) => aGrant({ call: `Ayuda ${at}` }));
    draw({ grants: async () => right(many) }, 'vista=concesiones');
    const drawn = () => document.querySelectorAll('tbody tr').length;
    await waitFor(() => expect(drawn()).toBe(100));
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(130);
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toBe(100);
  });

  it('can be downloaded as a file with the headings of the specification', async () => {
    draw({}, 'vista=concesiones');
    const saved = savedFiles();
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar datos: CSV' }));
    const [file] = saved;
    expect(file?.name).toBe('concesiones.csv');
    expect((await textOf(file)).split('\r\n')[0]).toBe(
      '\uFEFFAdministración;Departamento;Convocatoria;Enlace Concesión;URL de las BBRR;Aplicación presupuestaria;Fecha de concesión;Beneficiario;Importe;Detalles',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Descargar datos: XLSX' }));
    expect((await screen.findByRole('alert')).textContent).toContain('XLSX');
  });

  it('that are too many for a workbook on a telephone are offered as CSV', async () => {
    draw({ grants: async () => right(Array<Grant>(40_000).fill(aGrant())) }, 'vista=concesiones');
    fireEvent.click(await screen.findByRole('button', { name: 'Descargar datos: XLSX' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Son demasiadas filas para preparar un XLSX en este aparato. Descarga el CSV, que las lleva todas.',
    );
  });

  it('offer no search without records, and say that they will be listed here', async () => {
    draw({ calls: async () => right([]) }, 'year=todos');
    await screen.findByRole('heading', { name: 'Todavía no hay convocatorias' });
    expect(screen.getByText('Cuando el Ayuntamiento las publique, las verás aquí.')).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
    cleanup();
    draw({}, 'texto=zzz');
    await screen.findByRole('heading', { name: 'No se encontraron resultados' });
    expect(screen.getByRole('search')).toBeTruthy();
  });
});
