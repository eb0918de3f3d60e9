import { beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { milestoneSteps, moneyView, nextWords } from './project-view.ts';
import { overallSentences, statusOptions, withStatus } from './projects-view.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
});

const day = (text: string) => text as CalendarDay;
const today = day('2026-05-13');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const milestone = (id: string, planned: string | null, reached: string | null = null) => ({
  id,
  title: id,
  planned: planned as CalendarDay | null,
  reached: reached as CalendarDay | null,
});

const awnings = aProject('toldos', {
  amount: cents(2_150_000),
  delivery: aDelivery({
    spent: cents(967_500),
    committed: cents(2_234_000),
    milestones: [
      milestone('Firma', '2026-01-10', '2026-01-19'),
      milestone('Toldos', '2026-05-01'),
      milestone('Fin', '2026-06-01'),
      milestone('Fiesta', null),
    ],
  }),
});
const trees = aProject('moreras', {
  amount: cents(100_000),
  delivery: aDelivery({ status: 'finished', spent: cents(90_000), committed: cents(90_000) }),
});
const partsOf = (project: typeof trees) =>
  moneyView(project, speech).parts.map(({ kind, share, value }) => [kind, share, plain(value)]);

describe('the money of a project on its page', () => {
  it('says what is paid, promised and over the budget, in the lengths of the bar', () => {
    expect(plain(moneyView(awnings, speech).budget)).toBe('21.500,00 €');
    expect(partsOf(awnings)).toEqual([
      ['spent', 967_500, '9.675,00 € (45,0 %)'],
      ['bound', 1_182_500, '12.665,00 €'],
      ['over', 84_000, '840,00 €'],
    ]);
  });

  it('says what is left if nothing exceeds the budget', () => {
    expect(partsOf(trees)).toEqual([
      ['spent', 90_000, '900,00 € (90,0 %)'],
      ['free', 10_000, '100,00 €'],
    ]);
  });

  it('keeps the bar as long as the budget if more is paid than was planned', () => {
    const paid = aProject('x', { amount: cents(100), delivery: aDelivery({ spent: cents(150) }) });
    expect(partsOf(paid)).toEqual([
      ['spent', 100, '1,50 € (150,0 %)'],
      ['over', 50, '0,50 €'],
    ]);
  });

  it('says that the spending is unknown, and gives no share of a budget of zero', () => {
    expect(moneyView(aProject('x'), speech)).toMatchObject({ budget: 'No se sabe', spent: 'No se sabe' });
    const free = aProject('x', { amount: cents(0), delivery: aDelivery({ spent: cents(0) }) });
    expect(partsOf(free)[0]).toEqual(['spent', 0, '0,00 €']);
    const promised = aProject('x', { amount: cents(200), delivery: aDelivery({ committed: cents(50) }) });
    expect(partsOf(promised)).toEqual([
      ['spent', 0, 'No se sabe'],
      ['bound', 50, '0,50 €'],
      ['free', 150, '1,50 €'],
    ]);
  });
});

describe('the milestones of a project on its page', () => {
  it('say when each was reached, which is next, and how late it is', () => {
    expect(milestoneSteps(awnings.delivery, today, speech)).toMatchObject([
      {
        id: 'hito-Firma',
        state: 'done',
        dates: '19 de enero de 2026',
        note: '9 días después de lo previsto.',
      },
      {
        state: 'current',
        dates: 'Previsto: 1 de mayo de 2026',
        note: 'Lleva 12 días de retraso.',
      },
      { state: 'coming', dates: 'Previsto: 1 de junio de 2026' },
      { state: 'coming', dates: 'Sin fecha' },
    ]);
  });

  it('are not late once the project is stopped or finished', () => {
    const dates = (status: 'stopped' | 'finished') =>
      milestoneSteps({ ...awnings.delivery, status }, today, speech)[1]?.dates;
    expect(dates('stopped')).toBe('Sin fecha: el proyecto está parado');
    expect(dates('finished')).toBe('Sin datos');
  });

  it('are summed up in a line by the next one', () => {
    expect(nextWords(awnings.delivery, today, speech)).toBe(
      'Toldos: previsto el 1 de mayo de 2026, con retraso',
    );
    expect(nextWords(awnings.delivery, day('2026-04-01'), speech)).toBe('Toldos: 1 de mayo de 2026');
    const undated = aDelivery({ milestones: [milestone('Fiesta', null)] });
    expect(nextWords(undated, today, speech)).toBe('Fiesta: Sin fecha');
    expect(nextWords(trees.delivery, today, speech)).toBe('Ninguno pendiente');
  });
});

describe('the projects of a process, all together', () => {
  it('are described in sentences', () => {
    expect(overallSentences([awnings, trees], today, speech).map(plain)).toEqual([
      '1 de 2 proyectos terminados.',
      'Pagado: 10.575,00 € de 22.500,00 € (47,0 %).',
      'Un proyecto lleva retraso.',
      'Lo gastado o comprometido supera el presupuesto de algún proyecto: 840,00 € en total.',
    ]);
    expect(overallSentences([aProject('x')], today, speech).map(plain)).toEqual([
      '0 de 1 proyecto terminado.',
      'Pagado: 0,00 €.',
      'De un proyecto no hay datos de pagos.',
    ]);
  });

  it('can be filtered by a status that at least one has', () => {
    expect(statusOptions([awnings, trees], speech).map(({ text }) => text)).toEqual([
      'Todos (2)',
      'En obras (1)',
      'Terminado (1)',
    ]);
    expect(withStatus([awnings, trees], 'finished')).toEqual([trees]);
    expect(withStatus([awnings, trees], '')).toHaveLength(2);
  });
});
