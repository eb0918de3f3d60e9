import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { IntranetAnswer, RoomsAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import {
  confirmReviewCall,
  markNewsReadCall,
  readNewsReadersCall,
} from '#adapters/wire/intranet/news-calls.ts';
import { readIntranetCall } from '#adapters/wire/intranet/read-intranet.ts';
import {
  askInternallyCall,
  decideInternalCall,
  withdrawInternalCall,
} from '#adapters/wire/intranet/request-calls.ts';
import { changeRoomCall, readRoomsCall } from '#adapters/wire/intranet/room-calls.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { type ComposeForms, DeskFormsContext } from '../requests/enter/desk-forms.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { IntranetScreen } from './intranet-screen.tsx';

afterEach(cleanup);

const nothing: IntranetAnswer = {
  isOpen: true,
  name: 'Rosa',
  day: '2026-11-18',
  seesReaders: false,
  news: [],
  procedures: [],
  people: [],
  forms: [],
  mine: [],
  toDecide: [],
  decided: [],
  hasRooms: false,
};

const asked = {
  id: 'pau.key-1',
  form: 'vacaciones',
  from: 'Pau',
  text: '',
  firstDay: '2026-12-28',
  lastDay: '2026-12-31',
  answers: [],
  at: '2026-11-17T10:00:00Z',
  decision: null,
  withdrawnAt: null,
};

const full: IntranetAnswer = {
  ...nothing,
  seesReaders: true,
  news: [
    {
      id: 'horario',
      title: 'Nuevo horario de Navidad',
      lead: 'De 9 a 13 horas.',
      body: '<p>Las citas ya están movidas.</p>',
      files: [
        {
          title: 'Cuadrante',
          uri: '/api/vilanova/staff/intranet/files/cuadrante.pdf',
          type: null,
          size: 64_000,
        },
      ],
      day: '2026-11-17',
      mustRead: true,
      readAt: null,
      read: { count: 1, of: 2 },
    },
  ],
  procedures: [
    {
      id: 'menor',
      title: 'Empadronar a un menor',
      lead: null,
      body: '<p>Pide el libro de familia.</p>',
      files: [],
      responsible: 'Rosa',
      isMine: true,
      reviewed: '2025-11-06',
      due: '2026-11-06',
      state: 'over',
      days: 12,
    },
  ],
  people: [
    {
      id: 'a',
      name: 'Amparo Giner',
      task: 'Licencias de obra',
      department: null,
      extension: '2114',
      email: null,
      place: 'Planta 2',
    },
    {
      id: 'n',
      name: 'Neus Ferrer',
      task: 'Mostradores',
      department: null,
      extension: '2150',
      email: null,
      place: null,
    },
  ],
  forms: [
    {
      id: 'vacaciones',
      title: 'Vacaciones y permisos',
      description: null,
      approver: 'Miquel',
      asksDays: true,
      fields: [],
    },
  ],
  mine: [
    {
      ...asked,
      id: 'rosa.key-1',
      from: 'Rosa',
      decision: {
        isGranted: false,
        by: 'Miquel',
        at: '2026-11-18T09:00:00Z',
        reason: 'Ese día no hay nadie',
      },
    },
  ],
  toDecide: [asked],
  hasRooms: true,
};

/** Forms that hand over what is filled in, without a council. */
const formsOf: ComposeForms = async ({ form, enter }) => {
  const { council } = aFormCouncil(form ?? null);
  return { ...council, requests: { ...council.requests, send: enter } };
};

async function openIntranet(seen: IntranetAnswer, calls: readonly StubbedCall[] = []) {
  const speech = await officeSpeaker()('es', 'es');
  const council = anOfficeCouncil([stubCall(readIntranetCall, async () => right(seen)), ...calls]);
  const place = { council, town: anOfficeTown, me: somebody([]), askWho: () => undefined };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>
        <DeskFormsContext value={formsOf}>
          <IntranetScreen />
        </DeskFormsContext>
      </OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

const aDay = (state: 'free' | 'mine'): RoomsAnswer => ({
  day: '2026-11-18',
  rooms: [
    {
      id: 'salas.vidre',
      title: 'De cristal',
      hours: [
        { hour: 11, state: 'taken', who: 'Pau' },
        { hour: 12, state, who: null },
      ],
    },
  ],
});

describe('the intranet', () => {
  const noRooms = stubCall(readRoomsCall, async () => right({ day: '2026-11-18', rooms: [] }));

  it('says first what waits for the person, and has no barrier for assistive programs', async () => {
    await openIntranet(full, [stubCall(readRoomsCall, async () => right(aDay('free')))]);
    const waits = ['Leer: Nuevo horario de Navidad', 'Revisar: Empadronar a un menor'];
    for (const name of [...waits, 'Decidir: Vacaciones y permisos, Pau'])
      expect(screen.getByRole('link', { name })).toBeDefined();
    const file = screen.getByRole('link', { name: 'Cuadrante' });
    expect(file.parentElement?.textContent).toBe('Cuadrante (PDF, 64\u00a0kB)');
    expect(screen.getByText('Denegado por Miquel')).toBeDefined();
    expect(screen.getByText('Ese día no hay nadie')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says of each part that it is empty', async () => {
    await openIntranet(nothing);
    for (const words of [/no te espera nada/u, /no hay noticias/u, /directorio está vacío/u, /no hay salas/u])
      expect(screen.getByText(words)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('that the town has closed says so, and what was asked for is still read and decided', async () => {
    await openIntranet({ ...full, isOpen: false, news: [], procedures: [], people: [], hasRooms: false });
    expect(screen.getByText(/El Ayuntamiento ha cerrado la intranet/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Vacaciones y permisos' })).toBeNull();
    expect(screen.getByText('Denegado por Miquel')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Conceder' })).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('opens at the piece that the address names, and at another one that is named then', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    history.replaceState(null, '', '/gestion/intranet?realm=vilanova#request-neus.key-1');
    const decision = { isGranted: true, by: 'Rosa', at: '2026-11-18T09:00:00Z', reason: '' };
    await openIntranet({ ...full, decided: [{ ...asked, id: 'neus.key-1', decision }] }, [noRooms]);
    expect(document.activeElement?.id).toBe('request-neus.key-1');
    expect(document.activeElement?.closest('details')?.open).toBe(true);
    for (const [hash, focused] of [
      ['#news-horario', 'news-horario'],
      ['#%E0%A4%A', 'news-horario'],
    ] as const) {
      history.replaceState(null, '', hash);
      fireEvent(window, new Event('hashchange'));
      expect(document.activeElement?.id).toBe(focused);
    }
    history.replaceState(null, '', '/gestion/intranet?realm=vilanova');
  });

  it('cannot be read, and says so', async () => {
    await openIntranet(nothing, []);
    cleanup();
    const speech = await officeSpeaker()('es', 'es');
    const council = anOfficeCouncil([stubCall(readIntranetCall, async () => left({ kind: 'unreachable' }))]);
    const place = { council, town: anOfficeTown, me: somebody([]), askWho: () => undefined };
    render(
      <SpeechContext value={speech}>
        <OfficeContext value={place}>
          <IntranetScreen />
        </OfficeContext>
      </SpeechContext>,
    );
    await act(async () => {});
    expect(screen.getByText('No hemos podido cargar la intranet')).toBeDefined();
  });

  it('notes that news was read, and shows its author who has not', async () => {
    const read: string[] = [];
    await openIntranet(full, [
      noRooms,
      stubCall(markNewsReadCall, async ({ id }) => {
        read.push(id);
        return right({ status: 'ok' as const });
      }),
      stubCall(readNewsReadersCall, async () =>
        right({ read: [{ name: 'Pau', at: '2026-11-18T09:00:00Z' }], missing: ['Rosa'] }),
      ),
    ]);
    await press('Quién falta');
    expect(screen.getByText('Rosa')).toBeDefined();
    expect(screen.getByText(/^Pau · hoy/u)).toBeDefined();
    await press('Leído y entendido');
    expect(read).toEqual(['horario']);
  });

  it('finds people by parts of their name, task or extension', async () => {
    await openIntranet(full, [noRooms]);
    await write('Nombre, tarea o extensión', 'licencias');
    expect(screen.getByText('1 persona')).toBeDefined();
    expect(screen.getByText('Amparo Giner')).toBeDefined();
    await write('Nombre, tarea o extensión', '2150');
    expect(screen.getByText('Neus Ferrer')).toBeDefined();
    await write('Nombre, tarea o extensión', 'nadie');
    expect(screen.getByText('No hay nadie con esas palabras.')).toBeDefined();
  });

  it('shows more people, and goes on at the first of them', async () => {
    const people = full.people
      .slice(0, 1)
      .flatMap((one) => Array.from({ length: 30 }, (_, n) => ({ ...one, id: `${n}`, name: `Persona ${n}` })));
    await openIntranet({ ...full, people }, [noRooms]);
    await press('Ver más personas');
    expect(document.activeElement?.textContent).toBe('Persona 25');
    expect(screen.queryByRole('button', { name: 'Ver más personas' })).toBeNull();
  });

  it('sends what is asked for; what is refused stays written', async () => {
    const sent: object[] = [];
    await openIntranet(full, [
      noRooms,
      stubCall(askInternallyCall, async ({ body }) => {
        sent.push(body);
        if (body.firstDay === null) return left({ kind: 'intranetRefused', where: 'noDays' } as never);
        return right({ ...asked, from: 'Rosa' });
      }),
    ]);
    await press('Vacaciones y permisos');
    await write('Motivo (si hace falta)', 'Viaje');
    await press('Pedirlo');
    expect(screen.getByText('Elige al menos el primer día.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo (si hace falta)').value).toBe('Viaje');
    await write('Primer día', '2026-12-28');
    await press('Pedirlo');
    expect(screen.getByText('Pedido. Verás aquí la respuesta.')).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ form: 'vacaciones', text: 'Viaje', firstDay: '2026-12-28' });
  });

  it('asks what the form asks, says what is missing, and sends the answers', async () => {
    const sent: object[] = [];
    const places = [{ value: 'padron', text: 'Padrón' }];
    const fields = [
      { name: 'donde', type: 'select', title: 'Dónde', options: places, required: true },
      { name: 'corre', type: 'checkbox', title: 'Corre prisa' },
    ];
    const form = { ...nothing, forms: [{ id: 'averia', title: 'Una avería', description: null }] };
    const forms = form.forms.map((one) => ({ ...one, approver: null, asksDays: false, fields }));
    await openIntranet({ ...nothing, forms }, [
      stubCall(askInternallyCall, async ({ body }) => {
        sent.push(body);
        return right(asked);
      }),
    ]);
    await press('Una avería');
    const place = await screen.findByLabelText<HTMLSelectElement>(/Dónde/u);
    await press('Pedirlo');
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Dónde');
    await act(async () => void fireEvent.change(place, { target: { value: 'padron' } }));
    await act(async () => void fireEvent.click(screen.getByLabelText(/Corre prisa/u)));
    await press('Pedirlo');
    expect(sent).toMatchObject([{ form: 'averia', text: '', answers: { donde: 'padron', corre: true } }]);
    expect(screen.getByText('Pedido. Verás aquí la respuesta.')).toBeDefined();
  });

  it('shows what was answered as it was asked, and what was decided before', async () => {
    const where = { name: 'donde', type: 'select', title: 'Dónde', extra: true } as const;
    const options = [{ value: 'padron', text: 'Padrón' }];
    const hurry = { name: 'corre', type: 'checkbox', title: 'Corre prisa', extra: true } as const;
    const answers = [
      { ...where, options, value: 'padron' },
      { ...hurry, options: [], value: true },
    ];
    const decision = { isGranted: true, by: 'Rosa', at: '2026-11-18T09:00:00Z', reason: '' };
    const toDecide = [{ ...asked, answers }];
    await openIntranet({ ...full, toDecide, decided: [{ ...asked, id: 'neus.key-1', decision }] }, [noRooms]);
    const terms = screen.getAllByRole('term').map((one) => one.nextElementSibling?.textContent);
    expect(terms).toEqual(['Padrón', 'Sí']);
    expect(screen.getByText('Concedido por Rosa')).toBeDefined();
  });

  it('takes back what the person asked for, until it is decided', async () => {
    const taken: string[] = [];
    await openIntranet({ ...full, mine: [...full.mine, { ...asked, id: 'rosa.key-2' }] }, [
      noRooms,
      stubCall(withdrawInternalCall, async ({ id }) => {
        taken.push(id);
        return right({ ...asked, withdrawnAt: '2026-11-18T10:00:00Z' });
      }),
    ]);
    await press('Retirar la petición');
    expect(taken).toEqual(['rosa.key-2']);
    expect(document.activeElement?.id).toBe('request-rosa.key-2');
  });

  it('decides what others asked for, and says why it is not refused without a reason', async () => {
    const decided: object[] = [];
    await openIntranet(full, [
      noRooms,
      stubCall(decideInternalCall, async ({ id, body }) => {
        decided.push({ id, ...body });
        const isWhy = body.isGranted || body.reason !== '';
        return isWhy ? right(asked) : left({ kind: 'intranetRefused', where: 'noReason' } as never);
      }),
    ]);
    await press('Denegar');
    expect(screen.getByText(/Escribe el motivo/u)).toBeDefined();
    await press('Conceder');
    expect(decided.at(-1)).toEqual({ id: 'pau.key-1', isGranted: true, reason: '' });
  });

  it('shows six of three hundred rooms, and finds the others by their names', async () => {
    const [room] = aDay('free').rooms;
    const rooms = Array.from({ length: 300 }, (_, n) => ({
      hours: room?.hours ?? [],
      id: `salas.${n}`,
      title: `Sala ${n}`,
    }));
    await openIntranet(full, [stubCall(readRoomsCall, async () => right({ day: '2026-11-18', rooms }))]);
    const names = () => screen.getAllByRole('columnheader', { name: /^Sala/u });
    expect(names()).toHaveLength(6);
    await press('Ver más (quedan 294)');
    expect(names()).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('Sala 6');
    await write('Buscar una sala', 'sala 299');
    expect(names().map(({ textContent }) => textContent)).toEqual(['Sala 299']);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('gives an hour of a room, says who has the others, and takes it back', async () => {
    let state: 'free' | 'mine' = 'free';
    await openIntranet(full, [
      stubCall(readRoomsCall, async () => right(aDay(state))),
      stubCall(changeRoomCall, async ({ body }) => {
        state = body.isTaken ? 'mine' : 'free';
        return right(aDay(state));
      }),
    ]);
    expect(screen.getByRole('button', { name: 'De cristal, 11.00, Pau' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await press('De cristal, 12.00, libre');
    expect(screen.getByRole('button', { name: 'De cristal, 12.00, tuya' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByText('La sala es tuya.')).toBeDefined();
    await press('De cristal, 12.00, tuya');
    expect(screen.getByRole('button', { name: 'De cristal, 12.00, libre' })).toBeDefined();
  });

  it('offers no hour of another day while the chosen one is on its way', async () => {
    const next = Promise.withResolvers<void>();
    const rooms = stubCall(readRoomsCall, async ({ day }) => {
      if (day !== '2026-11-18') await next.promise;
      return right({ ...aDay('free'), day: day ?? '' });
    });
    await openIntranet(full, [rooms]);
    const free = () => screen.queryByRole('button', { name: 'De cristal, 12.00, libre' });
    expect(free()).not.toBeNull();
    await write('Día', '2026-11-19');
    expect(free()).toBeNull();
    await act(async () => next.resolve());
    expect(free()).not.toBeNull();
  });

  it('notes that a procedure is right as it is', async () => {
    const confirmed: string[] = [];
    await openIntranet(full, [
      noRooms,
      stubCall(confirmReviewCall, async ({ id }) => {
        confirmed.push(id);
        return right({ status: 'ok' as const });
      }),
    ]);
    expect(screen.getByRole('cell', { name: 'Pasada: hace 12 días' })).toBeDefined();
    await press('Lo he revisado: sigue igual');
    expect(confirmed).toEqual(['menor']);
    expect(document.activeElement?.textContent).toBe('Empadronar a un menor');
  });

  const [overdue] = full.procedures;
  if (overdue === undefined) throw new Error('there is a procedure');
  const ofOthers = { ...overdue, isMine: false, responsible: 'Pau' };

  it('says in a table who answers for each procedure and when it is looked at, and opens it', async () => {
    const procedures = [
      ofOthers,
      { ...ofOthers, id: 'soon', state: 'soon' as const, days: 0, due: '2026-11-18' },
      { ...ofOthers, id: 'tomorrow', state: 'soon' as const, days: 1, due: '2026-11-19' },
      { ...ofOthers, id: 'later', state: 'later' as const, due: '2027-11-16', isMine: true },
      { ...ofOthers, id: 'never', state: 'never' as const, due: null, reviewed: null, responsible: null },
    ];
    await openIntranet({ ...full, procedures }, [noRooms]);
    const table = screen.getByRole('table', { name: 'Procedimientos' });
    const told = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(told).toEqual([
      ['Pau', '6 de noviembre de 2025', 'Pasada: hace 12 días'],
      ['Pau', '6 de noviembre de 2025', 'Hoy'],
      ['Pau', '6 de noviembre de 2025', 'Mañana'],
      ['Pau (tú)', '6 de noviembre de 2025', '16 de noviembre de 2027'],
      ['Nadie', 'Nunca', 'Sin fecha'],
    ]);
    const [first] = within(table).getAllByRole('button', { name: 'Empadronar a un menor', expanded: false });
    if (first === undefined) throw new Error('no procedure');
    await act(async () => void fireEvent.click(first));
    expect(screen.getByText('Pide el libro de familia.')).toBeDefined();
    expect(screen.getByText(/Está sin revisar/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('finds one of three hundred procedures as one types, and one that a link names', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const procedures = Array.from({ length: 300 }, (_, n) => ({
      ...ofOthers,
      id: `p${n}`,
      title: `Procedimiento ${n}`,
      responsible: n === 299 ? 'Amparo' : 'Pau',
    }));
    await openIntranet({ ...full, procedures }, [noRooms]);
    const shown = () => screen.queryAllByRole('button', { name: /^Procedimiento/u }).length;
    expect(shown()).toBe(25);
    await press('Ver más procedimientos');
    expect(document.activeElement?.textContent).toBe('Procedimiento 25');
    await write('Procedimiento o quién responde', 'amparo');
    expect(screen.getByText('1 procedimiento')).toBeDefined();
    expect(shown()).toBe(1);
    await write('Procedimiento o quién responde', 'nada');
    expect(screen.getByText('No hay ningún procedimiento con esas palabras.')).toBeDefined();
    history.replaceState(null, '', '#procedure-p120');
    await act(async () => void fireEvent(window, new Event('hashchange')));
    expect(document.activeElement?.textContent).toBe('Procedimiento 120');
    cleanup();
    await openIntranet({ ...full, procedures }, [noRooms]);
    expect(document.activeElement?.textContent).toBe('Procedimiento 120');
    history.replaceState(null, '', '/gestion/intranet?realm=vilanova');
  });

  it('names what waits one by one, and from six of a kind on in one line that leads to them', async () => {
    const toDecide = Array.from({ length: 300 }, (_, n) => ({ ...asked, id: `pau.key-${n}` }));
    await openIntranet({ ...full, toDecide }, [noRooms]);
    const many = screen.getByRole('link', { name: 'Decidir 300 peticiones' });
    expect(many.getAttribute('href')).toBe('#forms');
    expect(screen.queryByRole('link', { name: /^Decidir: /u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Leer: Nuevo horario de Navidad' })).toBeDefined();
  });

  it('shows ten of three hundred requests, finds one as one types, and one that a link names', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const toDecide = Array.from({ length: 300 }, (_, n) => ({
      ...asked,
      id: `pau.key-${n}`,
      from: n === 250 ? 'Àngels Peñarrocha' : 'Pau',
    }));
    await openIntranet({ ...full, toDecide }, [noRooms]);
    const shown = () => screen.getAllByRole('button', { name: 'Conceder' }).length;
    expect(shown()).toBe(10);
    await press('Ver más (quedan 290)');
    expect(shown()).toBe(20);
    expect(document.activeElement?.id).toBe('request-pau.key-10');
    await write('Quién lo pide, qué o por qué', 'angels vacaciones');
    expect(shown()).toBe(1);
    expect(screen.getByText('1 en la lista')).toBeDefined();
    history.replaceState(null, '', '#request-pau.key-280');
    await act(async () => void fireEvent(window, new Event('hashchange')));
    expect(document.activeElement?.id).toBe('request-pau.key-280');
    history.replaceState(null, '', '/gestion/intranet?realm=vilanova');
  });

  it('says how many of a thousand have not read a piece of news, and finds one of them', async () => {
    const missing = Array.from({ length: 398 }, (_, n) => (n < 2 ? 'Àngels Soler Roca' : `Persona ${n}`));
    const read = Array.from({ length: 602 }, (_, n) => ({ name: `Leída ${n}`, at: '2026-11-18T09:00:00Z' }));
    const news = full.news.map((one) => ({ ...one, read: { count: 613, of: 1011 } }));
    await openIntranet({ ...full, news }, [
      noRooms,
      stubCall(readNewsReadersCall, async () => right({ read, missing })),
    ]);
    expect(screen.getByText(/^Lo han leído 613 de 1\.011\./u)).toBeDefined();
    await press('Quién falta');
    expect(screen.getByRole('heading', { name: 'Faltan 398 personas' })).toBeDefined();
    expect(screen.getByText('Lo han leído 602 personas')).toBeDefined();
    expect(screen.getAllByText('Àngels Soler Roca')).toHaveLength(2);
    expect(screen.queryByText('Persona 300')).toBeNull();
    await write('Buscar entre quienes faltan', 'persona 300');
    expect(screen.getByText('Persona 300')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('shows three hundred files by parts, and finds one by its name', async () => {
    const files = Array.from({ length: 300 }, (_, n) => ({
      title: `Anexo ${n}`,
      uri: `/api/vilanova/staff/intranet/files/a-${n}.pdf`,
      type: null,
      size: null,
    }));
    await openIntranet({ ...full, news: full.news.map((one) => ({ ...one, files })) }, [noRooms]);
    const shown = () => screen.getAllByRole('link', { name: /^Anexo/u }).map((one) => one.textContent);
    expect(shown()).toHaveLength(25);
    await write('Buscar un archivo', 'anexo 277');
    expect(shown()).toEqual(['Anexo 277']);
  });
});
