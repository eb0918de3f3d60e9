import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { VoteDay } from '#adapters/wire/voting-desk/day.ts';
import { noteIncidentCall } from '#adapters/wire/voting-desk/note-incident.ts';
import { readVoteDayCall } from '#adapters/wire/voting-desk/read-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aDay = (more: Partial<VoteDay> = {}): VoteDay => ({
  vote: 'joven',
  title: { es: 'Reparte' },
  people: 11_204,
  total: 1275,
  days: [
    { day: '2026-11-16', atLeast: 1000 },
    { day: '2026-11-17', atLeast: null },
    { day: '2026-11-18', atLeast: 75 },
  ],
  channels: [
    { channel: 'web', box: null, atLeast: 1075 },
    { channel: 'assisted', box: null, atLeast: 100 },
    { channel: 'paper', box: 'Mercat', atLeast: null },
  ],
  ends: '2026-11-27',
  stored: 'equal',
  census: 'same',
  copies: { state: 'fresh', last: '2026-11-18T03:10:00Z' },
  wait: 4,
  kiosks: [{ name: 'Biblioteca', seen: '2026-11-18T09:04:00Z', state: 'on' }],
  questions: {
    mailboxes: ['dudas'],
    total: 21,
    items: [
      {
        number: '2026-004102',
        title: '¿Puedo votar sin DNI?',
        came: '2026-11-18T08:00:00Z',
        status: 'Recibida',
        hasReply: false,
      },
    ],
  },
  incidents: [{ at: '2026-11-18T09:05:00Z', by: 'Neus', words: 'Sin luz de 10.05 a 10.20.' }],
  ...more,
});
async function draw(...calls: readonly StubbedCall[]) {
  history.replaceState(null, '', '/gestion/encuestas/joven/dia');
  const drawn = anOffice({ calls });
  render(drawn.office);
  await act(() => drawn.presenter.open());
}
const reading = (day: VoteDay) => stubCall(readVoteDayCall, async () => right(day));

describe('the day of a vote', () => {
  it('does not say that nobody has voted before 25 people have', async () => {
    await draw(reading(aDay({ total: 0, channels: null })));
    expect(await screen.findByText('0–24')).toBeDefined();
    expect(screen.getByText(/Desde 25 se dirá cuántas personas/u)).toBeDefined();
    expect(screen.queryByText(/en el censo\./u)).toBeNull();
  });

  it('shows turnout in steps of 25, with what is hidden, what is checked and what happened', async () => {
    await draw(reading(aDay()));
    expect(await screen.findByText('1.275')).toBeDefined();
    expect(screen.getByText(/11,4\s% o más, con 11\.204 personas en el censo/u)).toBeDefined();
    expect(screen.getAllByText('oculto')).toHaveLength(2);
    expect(screen.getByText('Papeleta · Mercat')).toBeDefined();
    expect(screen.getByText('Cada azulejo, 25 votos.')).toBeDefined();
    const question = screen.getByRole('link', { name: '¿Puedo votar sin DNI?' });
    expect(question.getAttribute('href')).toContain('/gestion/solicitudes/2026-004102');
    expect(screen.getByText('21 esperan respuesta.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toContain('mailbox=dudas');
    expect(screen.getByText(/^Cada azulejo, 100 votos. «Oculto»/u)).toBeDefined();
    expect(
      screen.getByText(
        /^0,4 s o menos para la mitad de los últimos 25 votos que ha recibido este servidor\./u,
      ),
    ).toBeDefined();
    expect(screen.getByText(/^En marcha. Último contacto: .*10.04/u)).toBeDefined();
    expect(screen.getByText(/^Al día: la última, completa y comprobada, .*4.10/u)).toBeDefined();
    expect(screen.getByText('Igual: cada marca de la web tiene su papeleta.')).toBeDefined();
    expect(screen.getByText('Sin luz de 10.05 a 10.20.')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says why no channel is shown, and what does not agree', async () => {
    const unwell = {
      copies: { state: 'none', last: null },
      wait: null,
      kiosks: [
        { name: 'Mercat', seen: null, state: 'silent' },
        { name: 'Ateneu', seen: null, state: 'waiting' },
      ],
    } as const;
    await draw(
      reading(
        aDay({
          channels: null,
          stored: 'different',
          census: 'changed',
          people: null,
          incidents: [],
          ...unwell,
          kiosks: [...unwell.kiosks],
        }),
      ),
    );
    expect(await screen.findByText(/menos de 25 papeletas dadas/u)).toBeDefined();
    expect(screen.getByText(/No cuadra/u)).toBeDefined();
    expect(screen.getByText(/Ha cambiado desde lo firmado/u)).toBeDefined();
    expect(screen.getByText('No se ha anotado ninguna.')).toBeDefined();
    expect(screen.getByText(/No consta ninguna copia completa/u)).toBeDefined();
    expect(screen.getByText(/^Se dirá cuando este servidor haya recibido 25 votos\./u)).toBeDefined();
    expect(screen.getByText('Sin línea o apagado. Último contacto: ninguno.')).toBeDefined();
    expect(screen.getByText(/Su código aún no se ha escrito/u)).toBeDefined();
    expect(screen.queryByText(/personas en el censo/u)).toBeNull();
  });

  it('tells nothing of a vote that hides from everybody how many take part', async () => {
    await draw(reading(aDay({ total: null, days: [], channels: null })));
    expect(await screen.findByText(/no dice a nadie cuántas personas votan/u)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Día a día' })).toBeNull();
  });

  it('notes an incident; words that name a person stay in the field, with what to remove', async () => {
    const noted: unknown[] = [];
    await draw(
      reading(aDay()),
      stubCall(noteIncidentCall, async ({ body: { words } }) => {
        noted.push(words);
        if (words.includes('Z')) return left({ kind: 'deskRefused', where: 'personal' } as never);
        if (words.includes('line')) return left({ kind: 'unreachable' });
        return right(
          aDay({ incidents: [...aDay().incidents, { at: '2026-11-18T10:00:00Z', by: 'Neus', words }] }),
        );
      }),
    );
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Anotar una incidencia');
    const send = async (words: string) => {
      fireEvent.change(field, { target: { value: words } });
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Anotar' })));
    };
    await send('La de 12345678Z');
    expect(screen.getByRole('alert').textContent).toContain('aquí no se nombra a nadie');
    expect(field.value).toBe('La de 12345678Z');
    await send('no line');
    expect(screen.getByRole('alert').textContent).toContain('No se ha podido anotar');
    await send('Cambio de mesa');
    expect(await screen.findByText('Cambio de mesa')).toBeDefined();
    expect([field.value, noted.length, screen.queryByRole('alert')]).toEqual(['', 3, null]);
  });

  it.each([
    ['deskRefused', /Esta encuesta no tiene mesa/u],
    ['notAllowed', /./u],
    ['unreachable', 'No se ha podido leer el día'],
  ])('says why there is none: %s', async (kind, words) => {
    await draw(stubCall(readVoteDayCall, async () => left({ kind } as never)));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});
