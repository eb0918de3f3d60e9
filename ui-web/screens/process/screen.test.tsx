import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SurveysClient } from '#ui-web/composition/clients.ts';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aDay, aProcess } from './sample-process.ts';
import { ProcessScreen } from './screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const process = aProcess('presupuestos', {
  title: { es: 'Presupuestos 2027' },
  survey: surveyId('s'),
  switchedOff: ['enviar-propuesta'],
  body: { es: '<p>Una parte del presupuesto.</p>' },
});
const proposals = [
  aProposal('banco', 1200, {
    title: { es: 'Un banco' },
    text: { es: 'Para sentarse.' },
    area: { es: 'Centre' },
    image: '/files/banco.svg',
  }),
  aProposal('fuente', 800, { title: { es: 'Una fuente' } }),
];
const openVote: SurveysClient['surveys'] = async () =>
  right([
    {
      survey: aSurvey('s', { question: aBudget(2000, proposals), endDay: aDay('2026-11-27') }),
      voteCount: 7,
    },
  ]);
const found: Partial<ContentsClient> = { process: async () => right(process) };

const at = (
  params: RouteParams,
  contents: Partial<ContentsClient> = found,
  surveys: SurveysClient['surveys'] = openVote,
) =>
  render(
    <SamplePlace council={aCouncil({ contents, surveys: { surveys } })} site={aSite()} speech={speech}>
      <ProcessScreen params={{ slug: 'presupuestos', ...params }} />
    </SamplePlace>,
  );

describe('the page of a process', () => {
  it('says what it is about, which phase it is in and what can be done now', async () => {
    at({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Presupuestos 2027' })).toBeTruthy();
    expect(screen.getByText(/Fase 2 de 3:/u).textContent).toBe('Fase 2 de 3: votación');
    const box = await screen.findByRole('region', { name: 'Ahora puedes votar' });
    expect(within(box).getByText('Han participado 7 personas.')).toBeTruthy();
    expect(screen.getByText('Una parte del presupuesto.')).toBeTruthy();
    expect(screen.getByText(/Estamos aquí\. Quedan 9 días\./u)).toBeTruthy();
  });

  it('no longer asks a voter to vote, and leads to the change of the vote', async () => {
    localStorage.setItem('voteHistory', '["s"]');
    const next = aSurvey('next', { canChangeVote: true });
    const chain = { chain: [next.id], census: true, endDay: aDay('2026-11-27') };
    at({}, found, async () =>
      right([
        { survey: aSurvey('s', chain), voteCount: 75 },
        { survey: next, voteCount: 75 },
      ]),
    );
    const box = await screen.findByRole('region', { name: 'Ya has votado' });
    expect(screen.queryByText(/Vota ahora|Ahora puedes votar|días para votar/u)).toBeNull();
    expect(box.textContent).toContain('cambiarlo hasta el viernes 27 de noviembre, a las 23.59.');
    expect(box.textContent).toContain('Si otra persona quiere votar desde este dispositivo');
    expect(within(box).getByRole('link', { name: 'Ver o cambiar tu voto' }).getAttribute('href')).toBe(
      '/procesos-participativos/presupuestos/participa',
    );
  });

  it('says that a vote waits to be sent, as long as this device stores its answers', async () => {
    const { drafts, ...council } = aCouncil({ contents: found, surveys: { surveys: openVote } });
    let answers: Readonly<Record<string, RawAnswer>> = { s: ['p'] };
    const stored = { ...drafts, load: async () => ({ answers, keptAt: 0 }) };
    render(
      <SamplePlace council={{ ...council, drafts: stored }} site={aSite()} speech={speech}>
        <ProcessScreen params={{ slug: 'presupuestos' }} />
      </SamplePlace>,
    );
    const box = await screen.findByRole('region', { name: 'Tu voto está pendiente de enviar' });
    expect(within(box).getByRole('link', { name: 'Seguir con tu voto' })).toBeTruthy();
    answers = { s: [] };
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('region', { name: 'Ahora puedes votar' })).toBeTruthy();
  });

  it('shows the proposals with their words and amounts', async () => {
    at({ section: 'propuestas' });
    const card = await screen.findByRole('article', { name: 'Un banco' });
    expect(card.textContent).toContain('Para sentarse.');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/files/banco.svg');
    expect(card.textContent).toContain('1.200,00\u00a0€');
    expect(card.textContent).toContain('Centre');
    expect(screen.queryByText('Fases y fechas')).toBeNull();
  });

  it('shows a failure in place of the page if the process does not load, and within it if a part does not', async () => {
    const unreachable = async () => left({ kind: 'unreachable' } as const);
    const isWhole = async () => (await screen.findByRole('alert')).hasAttribute('data-whole');
    at({}, { process: unreachable });
    expect(await isWhole()).toBe(true);
    cleanup();
    at({}, found, unreachable);
    expect(await isWhole()).toBe(false);
  });

  it('lets one of very many proposals be found, or all be skipped', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aProposal(`n${index}`, 10, {
        title: { es: `Banco ${index}` },
        area: { es: index < 3 ? 'Raval' : 'Centre' },
      }),
    );
    const vote =
      (endDay: string): SurveysClient['surveys'] =>
      async () =>
        right([
          { survey: aSurvey('s', { question: aBudget(2000, many), endDay: aDay(endDay) }), voteCount: 7 },
        ]);
    const past = () => screen.getByRole('link', { name: 'Saltar la lista' }).getAttribute('href') ?? '';
    at({ section: 'propuestas' }, found, vote('2026-11-27'));
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Busca una propuesta' }), {
      target: { value: 'raval' },
    });
    const seen = screen.getAllByRole('article').filter((card) => card.closest('.only-paper') === null);
    expect(seen).toHaveLength(3);
    expect(screen.getByText('Se ven 3 de 30')).toBeTruthy();
    expect(document.querySelector(past())?.textContent).toContain('Tus preferencias');
    cleanup();
    at({ section: 'propuestas' }, found, vote('2026-11-02'));
    await screen.findByRole('searchbox');
    const top = document.querySelector(past());
    expect(top?.textContent).toBe('Volver al principio de la lista');
    expect(document.querySelector(top?.getAttribute('href') ?? '')?.textContent).toBe('Propuestas');
  });

  it('scrolls to the proposal that the address names', async () => {
    at({ section: 'propuestas', proposal: 'fuente' });
    const card = await screen.findByRole('article', { name: 'Una fuente' });
    expect(document.activeElement).toBe(card);
  });

  it('says that the named proposal is not on the list', async () => {
    at({ section: 'propuestas', proposal: 'otra' });
    expect(await screen.findByText('La propuesta que buscas no está en esta lista.')).toBeTruthy();
  });

  it('says why a switched-off section is closed, and shows the information instead', async () => {
    at({ section: 'enviar-propuesta' });
    expect(await screen.findByText('«Enviar propuesta»: Se cerró el 30 de septiembre.')).toBeTruthy();
    expect(screen.getByText('Fases y fechas')).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: 'Apartados del proceso' });
    expect(within(tabs).queryByRole('link', { name: /Enviar propuesta/u })).toBeNull();
  });

  it('leads to the form of its mailbox while it accepts proposals, and names the process to it', async () => {
    const [first] = process.ranges;
    const ranges = first ? [{ ...first, end: aDay('2026-11-30') }] : [];
    const taking = { ...process, mailbox: 'propuestas', ranges, switchedOff: [] };
    at({ section: 'enviar-propuesta' }, { process: async () => right(taking) });
    const way = await screen.findByRole('link', { name: 'Enviar una propuesta' });
    expect(way.getAttribute('href')).toBe('/solicitud/propuestas?proceso=presupuestos');
    expect(screen.getByText(/Se puede hasta el 30 de noviembre/u)).toBeTruthy();
  });

  it('is not found for an unknown process or section', async () => {
    at({}, { process: async () => left({ kind: 'notFound' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeTruthy();
    cleanup();
    at({ section: 'cosas' });
    expect(screen.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeTruthy();
  });

  it('can be tried again if it could not be loaded', async () => {
    const answers = [left({ kind: 'unreachable' } as const), right(process)];
    at({}, { process: async () => answers.shift() ?? right(process) });
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Presupuestos 2027' })).toBeTruthy();
  });

  it('is shown without the surveys, and says that it does not know about the vote', async () => {
    at({}, found, async () => left({ kind: 'serverFailed', status: 500 }));
    expect(await screen.findByText('No hemos podido comprobar si puedes votar')).toBeTruthy();
    expect(screen.getByText('Una parte del presupuesto.')).toBeTruthy();
  });
});

describe('the vote of a process that is for some people of the census only', () => {
  it('says so in its box, in the words of the survey', async () => {
    const conditions = { ageFrom: 12, ageTo: 17, districts: [] };
    const startsAt = Date.parse('2026-11-09T00:00:00+01:00');
    const survey = aSurvey('s', { census: true, conditions, startsAt, endDay: aDay('2026-11-27') });
    at({}, found, async () => right([{ survey, voteCount: null }]));
    const words = /^Esta encuesta es para quienes tienen entre 12 y 17 años/u;
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    const other = aSurvey('other', { census: true, conditions, startsAt });
    const plain = { ...survey, conditions: null };
    at({}, found, async () => right([plain, other].map((one) => ({ survey: one, voteCount: null }))));
    await screen.findByText('Ahora puedes votar');
    expect(screen.queryByText(words)).toBeNull();
  });
});
