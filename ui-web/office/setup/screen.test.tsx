import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { giveRoleCall } from '#adapters/wire/office/give-role.ts';
import { invitePersonCall } from '#adapters/wire/office/invite-person.ts';
import { listPeopleCall } from '#adapters/wire/office/list-people.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { readSetupCall } from '#adapters/wire/setup/read-setup.ts';
import { left, right } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { stubCall, type StubbedCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { aBegunCouncil } from './sample-setup.tsx';
import { SetupScreen } from './screen.tsx';
import type { SetupStep } from '#domain/office/setup/town-setup.ts';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/gestion/puesta-en-marcha?realm=vilanova'));

async function open(calls: readonly StubbedCall[], step?: SetupStep) {
  const speech = await officeSpeaker()('es', 'es');
  const office = { council: anOfficeCouncil(calls), town: anOfficeTown, me: somebody(), askWho: () => {} };
  const drawn = (key?: string) => (
    <SpeechContext value={speech}>
      <OfficeContext value={office}>
        <SetupScreen params={key === undefined ? {} : { key }} />
      </OfficeContext>
    </SpeechContext>
  );
  const { rerender } = render(drawn(step));
  await arrived(step);
  const goTo = async (next: SetupStep) => {
    rerender(drawn(next));
    await arrived(next);
  };
  return { goTo };
}

/** Waits until the step, or what is shown in its place, is on the screen. */
const arrived = (step?: SetupStep) =>
  waitFor(() => {
    const shown = step === undefined ? 'form, [role="alert"], [class*="state"]' : 'form';
    expect(document.querySelector(shown)).not.toBeNull();
  });

const type = (label: string | RegExp, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  for (const _ of [1, 2, 3, 4]) await act(async () => {});
};
const openTitle = () => document.querySelector('[data-open="true"] h2')?.textContent;

describe('the setting up of a town', () => {
  it('shows what is done and what is left, and opens the first step that is not done', async () => {
    const { calls } = aBegunCouncil();
    await open(calls);
    screen.getByText('minutos quedan');
    screen.getByText(/1 de 8 pasos hechos/u);
    expect(openTitle()).toBe('Nombre y contacto');
    expect(screen.queryByRole('button', { name: 'Abrir el portal al público' })).toBeNull();
  });

  it('saves a step in the draft of the document that it belongs to, and goes on', async () => {
    const council = aBegunCouncil();
    await open(council.calls);
    await press('Guardar y seguir');
    screen.getByText('Escribe cómo se llama el Ayuntamiento');
    type('Nombre del Ayuntamiento', 'Ayuntamiento de Vilanova');
    type('Correo para la gente', 'nobody');
    await press('Guardar y seguir');
    screen.getByText('Escribe una dirección como ayuntamiento@pueblo.es');
    type('Correo para la gente', ' a@vilanova.example ');
    await press('Guardar y seguir');
    expect(council.fieldsOf('settings')).toEqual({
      'footer/organisation/es': 'Ayuntamiento de Vilanova',
      'footer/email': 'a@vilanova.example',
    });
    expect(location.pathname).toBe('/gestion/puesta-en-marcha/colour');
  });

  it('keeps what is written if the line breaks, or if somebody else changed it', async () => {
    const council = aBegunCouncil();
    let kind: 'unreachable' | 'notAllowed' = 'unreachable';
    const broken = stubCall(changeDocumentCall, async () => left({ kind }));
    await open([...council.calls, broken], 'colour');
    fireEvent.click(screen.getByRole('radio', { name: 'Vino' }));
    await press('Guardar y seguir');
    expect(screen.getByRole('alert').textContent).toContain('lo escrito sigue aquí');
    kind = 'notAllowed';
    await press('Guardar y seguir');
    expect(screen.getByRole('alert').textContent).toContain('Tus papeles no permiten este paso');
    expect(screen.getByRole('radio', { name: 'Vino' })).toHaveProperty('checked', true);
  });

  it('says of a colour in words how it reads', async () => {
    const council = aBegunCouncil({ documents: { settings: { primaryColor: '#ffe000' } } });
    await open(council.calls, 'colour');
    screen.getByText(/Es demasiado claro para leer letras/u);
    fireEvent.click(screen.getByRole('radio', { name: 'Verde marjal' }));
    screen.getByText(/Se lee bien: .* 5,\d a 1/u);
    await press('Guardar y seguir');
    expect(council.fieldsOf('settings')['primaryColor']).toBe('#0a6f6a');
  });

  it('goes on without arms, and says so', async () => {
    const council = aBegunCouncil();
    await open(council.calls, 'arms');
    screen.getByText('Escudo neutro');
    await press('Seguir sin escudo');
    expect(council.changes).toEqual([{ settle: 'arms' }]);
  });

  it('changes the languages by the server, which writes their texts', async () => {
    const council = aBegunCouncil();
    await open(council.calls, 'languages');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Euskara' }));
    await press('Guardar y seguir');
    expect(council.changes).toEqual([{ languages: ['es', 'va', 'eu'] }]);
  });

  it('invites somebody with a role, and shows the link once', async () => {
    const council = aBegunCouncil();
    const neus = writePerson(aPerson('neus', { name: 'Neus', passkeys: [] }), noon);
    const given: unknown[] = [];
    const people = [
      stubCall(listPeopleCall, async () => right({ items: [neus], itemsCount: 1 })),
      stubCall(invitePersonCall, async ({ body }) =>
        body.name === ''
          ? left({ kind: 'personRefused' as const, where: 'name' })
          : right({ person: neus, invitation: 'neus.secret', until: '2026-11-25T00:00:00Z', mailed: false }),
      ),
      stubCall(giveRoleCall, async ({ body }) => {
        given.push(body);
        return right(neus);
      }),
    ];
    await open([...council.calls, ...people], 'people');
    await press('Invitar');
    screen.getByText('Escribe un nombre; el correo, como neus@pueblo.es o en blanco');
    type('Nombre', 'Neus');
    await press('Invitar');
    expect(given).toEqual([{ role: 'administrator', scope: 'town' }]);
    screen.getByText(/#neus\.secret/u);
    await press('Por ahora, solo yo');
    expect(council.changes).toEqual([{ settle: 'people' }]);
  });

  it('shows the texts to be read, each with the way to its editor', async () => {
    const body = { title: { es: 'Aviso legal' }, body: { es: '<p>El Ayuntamiento.</p>' } };
    const group = { title: { es: 'A' }, children: [{ title: { es: 'Qué' }, body: { es: '<p>Esto.</p>' } }] };
    const guide = { title: { es: 'Guía' }, voidGroup: [group] };
    const council = aBegunCouncil({ documents: { settings: {}, legal: body, guide } });
    await open(council.calls, 'texts');
    const text = await screen.findByText('El Ayuntamiento.');
    await screen.findByText('Esto.');
    const legal = within(text.closest('details') ?? document.body);
    expect(legal.getByText('Cambiar el texto').getAttribute('href')).toContain(
      '/gestion/documentos/articulos/art-aviso-legal',
    );
    await press('Los he leído y valen');
    expect(council.changes).toEqual([{ settle: 'texts' }]);
  });
});

describe('the first news item', () => {
  it('is a draft with plain paragraphs, in the languages that have a text', async () => {
    const council = aBegunCouncil();
    await open(council.calls, 'news');
    await press('Guardar y seguir');
    screen.getByText('Escribe un título');
    type('Título', 'Abrimos');
    type(/^Texto/u, 'Uno & dos\n\n<b>Tres</b>');
    await press('Guardar y seguir');
    expect(council.fieldsOf('news')).toEqual({
      'title/es': 'Abrimos',
      lead: {},
      'body/es': '<p>Uno &amp; dos</p><p>&lt;b&gt;Tres&lt;/b&gt;</p>',
      categories: ['noticias'],
      isPublished: true,
      'publishPeriod/start': '2026-11-18',
      'data/slug': 'abrimos',
    });
  });

  it('is taken up again, and left to its editor if it has more than paragraphs', async () => {
    const written = { title: { es: 'Abrimos' }, body: { es: '<p>Uno &amp; dos</p><p>Tres</p>' } };
    await open(aBegunCouncil({ documents: { settings: {}, news: written } }).calls, 'news');
    expect(screen.getAllByLabelText<HTMLTextAreaElement>(/^Texto/u)[0]?.value).toBe('Uno & dos\n\nTres');
    cleanup();
    const rich = { ...written, body: { es: '<h2>Uno</h2>' } };
    await open(aBegunCouncil({ documents: { settings: {}, news: rich } }).calls, 'news');
    expect(screen.queryByLabelText(/^Texto/u)).toBeNull();
    screen.getByRole('link', { name: 'Abrir el editor' });
  });
});

describe('the first process', () => {
  const phase = (at: number) => within(screen.getByRole('group', { name: `Fase ${at}` }));

  it('begins with phases in every language, and has a mailbox that it names', async () => {
    const council = aBegunCouncil({ documents: { settings: { footer: { email: 'a@b.es' } } } });
    await open(council.calls, 'process');
    await press('Guardar y seguir');
    screen.getByText('Escribe de qué va el proceso');
    type(/De qué va/u, '¿Qué hacemos con el mercado?');
    await press('Guardar y seguir');
    const fields = council.fieldsOf('process');
    expect(fields).toMatchObject({
      'title/es': '¿Qué hacemos con el mercado?',
      'period/dateRanges/@1/name/va': 'Recollida d’idees',
      'period/dateRanges/@1/start': '2026-11-19',
      'period/_extent/start': '2026-11-19',
      'period/_extent/end': '2027-01-22',
      mailbox: 'primer-buzon',
      'data/buttons/enviar-propuesta': true,
      'data/slug': 'que-hacemos-con-el-mercado',
      isPublished: true,
    });
    expect(council.fieldsOf('mailbox')).toMatchObject({
      'title/es': 'Enviar una idea',
      'title/va': 'Enviar una idea',
      'notify/to': 'a@b.es',
      'form/@2/name': 'body',
    });
  });

  it('says which phase is wrong, and loses phases that are taken out', async () => {
    const council = aBegunCouncil();
    await open(council.calls, 'process');
    type(/De qué va/u, 'Plaza');
    fireEvent.change(phase(2).getByLabelText('Hasta'), { target: { value: '2026-01-01' } });
    await press('Guardar y seguir');
    expect(screen.getByRole('alert').textContent).toContain('La fase 2 acaba antes de empezar');
    await press('Quitar la fase 2');
    await press('Añadir fase');
    await press('Guardar y seguir');
    expect(screen.getByRole('alert').textContent).toContain('Cada fase necesita un nombre y dos fechas');
    await press('Quitar la fase 3');
    await press('Guardar y seguir');
    expect(council.fieldsOf('process')['period/dateRanges/@']).toEqual(['1', '2']);
  });

  it('can be without a mailbox, also later', async () => {
    const council = aBegunCouncil();
    const { goTo } = await open(council.calls, 'process');
    type(/De qué va/u, 'Plaza');
    await press('Guardar y seguir');
    await goTo('process');
    fireEvent.click(screen.getByRole('checkbox', { name: /Con un buzón/u }));
    await press('Quitar la fase 3');
    await press('Guardar y seguir');
    const fields = council.fieldsOf('process');
    expect([fields['mailbox'], fields['data/buttons/enviar-propuesta']]).toEqual([undefined, false]);
    expect(Object.keys(fields).some((path) => path.startsWith('period/dateRanges/@3'))).toBe(false);
  });
});

describe('opening the portal', () => {
  const ready = {
    documents: { settings: { footer: { email: 'a@b.es' } }, legal: { title: 'L' }, process: { title: 'P' } },
    settled: ['texts'],
  } as const;

  it('publishes the documents by the act of the office, and ends the setting up', async () => {
    const council = aBegunCouncil(ready);
    await open(council.calls);
    await press('Abrir el portal al público');
    expect(council.published.toSorted()).toEqual(['ajustes-participa', 'art-aviso-legal', 'primer-proceso']);
    expect(council.changes).toEqual([{ isOver: true }]);
    screen.getByRole('heading', { level: 1, name: 'El portal está abierto' });
    expect(screen.getByRole('link', { name: 'Ver el portal' }).getAttribute('href')).toBe('/?realm=vilanova');
  });

  it('stops at a document that is refused, and leads to it', async () => {
    const council = aBegunCouncil({ ...ready, refused: ['process'] });
    await open(council.calls);
    await press('Abrir el portal al público');
    expect(screen.getByRole('alert').textContent).toContain('No se ha podido publicar: primer-proceso');
    screen.getByRole('link', { name: 'Abrirlo y arreglarlo' });
    expect(council.changes).toEqual([]);
  });
});

describe('a town that was loaded from a folder', () => {
  it('has nothing to set up', async () => {
    const none = { begunAt: null, done: [], settled: [], mayOpen: false, isOver: true, languages: [] };
    await open([stubCall(readSetupCall, async () => right({ ...none, documents: [] }))]);
    expect(screen.getByText('Este municipio no se ha creado en el navegador')).toBeDefined();
    cleanup();
    await open([stubCall(readSetupCall, async () => left({ kind: 'unreachable' }))]);
    expect(screen.getByText('No hay conexión con el servidor')).toBeDefined();
  });
});
