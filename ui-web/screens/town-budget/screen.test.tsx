import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import type { BudgetsClient } from '#adapters/driven/council-http/clients/budgets-client.ts';
import { cents } from '#domain/shared/money.ts';
import { left } from '#domain/shared/result.ts';
import type { BudgetLine, BudgetYear } from '#domain/town-budget/budget-year.ts';
import { memoryBudgets } from '#fixtures/memory/budgets.ts';
import { memoryNamedTables } from '#fixtures/memory/named-tables.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { BudgetScreen } from './screen.tsx';

afterEach(cleanup);

const line = (concept: string, euros: number, programme: string | null = null): BudgetLine => ({
  concept,
  programme,
  amounts: { initial: cents(euros * 100), current: cents(euros * 100), executed: cents(euros * 50) },
});
const year = (more: Partial<BudgetYear> = {}): BudgetYear => ({
  year: 2026,
  inhabitants: 3,
  executedTo: null,
  spending: [line('227', 60, '163'), line('221', 20, '165'), line('120', 20, '920')],
  income: [line('113', 100)],
  declared: [],
  ...more,
});

async function open(
  years: readonly BudgetYear[],
  { search = '', key, book }: { search?: string; key?: string; book?: BudgetsClient } = {},
) {
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  const budgets = book ?? memoryBudgets(years);
  const { hook, searchHook } = memoryLocation({ path: `/presupuesto${search}`, searchPath: search.slice(1) });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace
        council={{ ...aCouncil(), tables: async () => ({ source: memoryNamedTables([]), budgets }) }}
        site={aSite()}
        speech={speech}
      >
        <BudgetScreen params={key === undefined ? {} : { key }} />
      </SamplePlace>
    </Router>,
  );
}

describe('the budget of a town', () => {
  it('says in one sentence where most of it goes, and breaks it down to the cent', async () => {
    await open([year()]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Presupuesto de gastos 2026');
    expect(screen.getByText('80 van a servicios públicos básicos')).toBeTruthy();
    const row = screen.getByRole('row', { name: /^Servicios públicos básicos/u });
    expect(within(row).getByText('80,00 €')).toBeTruthy();
    expect(within(row).getByText('80,00 %')).toBeTruthy();
    fireEvent.click(within(row).getByRole('button'));
    fireEvent.click(screen.getByRole('button', { name: 'Bienestar comunitario' }));
    expect(screen.getByRole('row', { name: /^Limpieza viaria/u }).textContent).toContain('60,00\u00a0€');
    expect(screen.getByRole('row', { name: /^Total/u }).textContent).toContain('100,00\u00a0€');
  });

  it('leaves out a year that cannot be read, and says which', async () => {
    await open([year()], { book: memoryBudgets([year()], ['2025']) });
    expect(await screen.findByText('80 van a servicios públicos básicos')).toBeTruthy();
    expect(screen.getByText('Falta el presupuesto «2025»: sus datos no se pueden leer.')).toBeTruthy();
    cleanup();
    await open([], { book: memoryBudgets([], ['2025']) });
    expect(await screen.findByText(/^Falta el presupuesto «2025»/u)).toBeTruthy();
  });

  it('shows income, other years and the amount per inhabitant, as the address says', async () => {
    await open([year(), year({ year: 2025 })], { search: '?side=income&year=2025&per=head' });
    expect(await screen.findByText('Presupuesto de ingresos 2025')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Impuestos directos/u }).textContent).toContain('33,33\u00a0€');
    expect(screen.getByRole('link', { name: '2026' }).getAttribute('href')).toBe(
      '/presupuesto?side=income&per=head',
    );
  });

  it('says that it does not add up, where and by how much', async () => {
    const amounts = { initial: cents(8100), current: cents(8000), executed: cents(4000) };
    await open([year({ declared: [{ side: 'spending', chapter: '2', amounts }] })]);
    expect(await screen.findByText(/no suma lo que dice/u)).toBeTruthy();
    expect(screen.getByText(/capítulo 2, aprobado: declara 81,00 € .* suman 80,00 € \(1,00 €/u)).toBeTruthy();
  });

  it('says that there is none of that year, none at all, or that the council does not answer', async () => {
    await open([year()], { search: '?year=1999' });
    expect(await screen.findByText(/No hay presupuesto publicado de 1999/u)).toBeTruthy();
    cleanup();
    await open([]);
    expect(await screen.findByText('Este ayuntamiento aún no ha publicado su presupuesto')).toBeTruthy();
    cleanup();
    await open([], { book: { years: async () => left({ kind: 'unreachable' }) } });
    expect(await screen.findByText('No hemos podido cargar el presupuesto')).toBeTruthy();
  });
});

describe('the dictionary of the budget', () => {
  it('finds words by their name, their meaning and their code', async () => {
    await open([], { key: 'diccionario' });
    const field = screen.getByLabelText('Buscar una palabra o un código');
    fireEvent.change(field, { target: { value: 'motocicletas' } });
    expect(screen.getByRole('status').textContent).toBe('5 palabras');
    expect(screen.getByText('Cuota de la ley: 60,58 € al año.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '.*' } });
    expect(screen.getByText('No se encontraron resultados')).toBeTruthy();
  });
});

describe('the contracts of a town', () => {
  it('say which threshold is in force, and that there are none to show', async () => {
    await open([], { key: 'contratos' });
    expect(screen.getByText(/9 de marzo de 2018, un contrato menor no llega a 40\.000,00/u)).toBeTruthy();
    expect(await screen.findByText('El Ayuntamiento todavía no ha publicado esta tabla.')).toBeTruthy();
  });
});
