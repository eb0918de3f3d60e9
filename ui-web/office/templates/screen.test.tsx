import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { keepTemplateCall } from '#adapters/wire/templates/keep-template.ts';
import { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import { removeTemplateCall } from '#adapters/wire/templates/remove-template.ts';
import { writeTemplate } from '#adapters/wire/templates/template.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(cleanup);

const recogida: AnswerTemplate = {
  id: 'aaaa',
  name: 'Recogida',
  mailboxes: ['incidencias'],
  status: 'En gestión',
  text: { es: 'Hola, {nombre}: iremos.' },
};

/** How the council answers a change: it is done, it is refused, or the line breaks before or after it is stored. */
type Line = 'whole' | 'refused' | 'cutBefore' | 'cutAfter';

/** Opens the screen of templates of a town that has these. */
async function openTemplates(path = '', templates: readonly AnswerTemplate[] = [recogida]) {
  history.replaceState(null, '', `/gestion/plantillas${path}`);
  const town = { templates: [...templates], line: 'whole' as Line, asked: [] as object[] };
  const change = (asked: object, work: () => unknown) => {
    town.asked.push(asked);
    if (town.line === 'refused') return left({ kind: 'notAllowed' } as never);
    if (town.line !== 'cutBefore') work();
    return town.line === 'whole' ? null : left({ kind: 'unreachable' } as const);
  };
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listTemplatesCall, async () => right({ items: town.templates.map(writeTemplate) })),
      stubCall(listMailboxesCall, async () =>
        right({ items: [{ _id: 'incidencias', title: { es: 'Avisar de una incidencia' } }] } as never),
      ),
      stubCall(keepTemplateCall, async ({ body }) => {
        const kept = { mailboxes: [], status: null, ...body, id: body.id ?? 'bbbb' } as AnswerTemplate;
        const others = town.templates.filter(({ id }) => id !== kept.id);
        return change(body, () => (town.templates = [...others, kept])) ?? right(writeTemplate(kept));
      }),
      stubCall(removeTemplateCall, async ({ id }) => {
        const rest = town.templates.filter((one) => one.id !== id);
        return change({ id }, () => (town.templates = rest)) ?? right({ status: 'ok' });
      }),
    ],
  });
  render(office);
  await act(() => presenter.open());
  return town;
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar la plantilla' }));

describe('the templates', () => {
  it('are listed with what each does, where it is offered, and the language that it lacks', async () => {
    await openTemplates();
    const row = within((await screen.findByRole('link', { name: 'Recogida' })).closest('li') as HTMLElement);
    await row.findByText('Avisar de una incidencia');
    expect(row.getByText('Hola, {nombre}: iremos.')).toBeTruthy();
    expect(row.getByText('Pasa a «En gestión».')).toBeTruthy();
    expect(row.getByText('Falta en Valencià')).toBeTruthy();
  });

  it('are said to be missing kindly, and so is one that a colleague removed', async () => {
    await openTemplates('', []);
    expect(await screen.findByText('Todavía no hay plantillas')).toBeTruthy();
    cleanup();
    await openTemplates('/zzzz');
    expect(await screen.findByText('Esa plantilla ya no existe')).toBeTruthy();
  });
});

describe('a template', () => {
  it('is written in two languages with facts put in by a press, as its reader would read it', async () => {
    const town = await openTemplates();
    fireEvent.click(await screen.findByRole('button', { name: 'Nueva plantilla' }));
    write('Nombre', 'Con fecha');
    write('Español', 'Hola, ');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Español');
    field.setSelectionRange(6, 6);
    const facts = within(screen.getByRole('group', { name: 'Poner un dato en el texto en Español' }));
    fireEvent.click(facts.getByRole('button', { name: 'Nombre' }));
    expect(field.value).toBe('Hola, {nombre}');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Hola, Empar')).toBeTruthy();
    write('Valencià', 'Bon dia');
    fireEvent.change(screen.getByLabelText('Al enviarla, la solicitud'), { target: { value: 'Resuelta' } });
    fireEvent.click(await screen.findByLabelText('Avisar de una incidencia'));
    keep();
    expect(await screen.findByText('Guardada: Con fecha')).toBeTruthy();
    expect(location.pathname).toBe('/gestion/plantillas');
    expect(await screen.findByRole('link', { name: 'Con fecha' })).toBeTruthy();
    expect(town.asked).toEqual([
      {
        name: 'Con fecha',
        text: { es: 'Hola, {nombre}', va: 'Bon dia' },
        status: 'Resuelta',
        mailboxes: ['incidencias'],
      },
    ]);
  });

  it('is not sent with a fault: each is said at its field, which gets the focus', async () => {
    const town = await openTemplates('/nueva');
    await screen.findByLabelText('Español');
    keep();
    expect(await screen.findByText('Escribe un nombre.')).toBeTruthy();
    expect(screen.getByText('Escribe el texto al menos en un idioma.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
    write('Nombre', 'Cita');
    write('Valencià', 'Hola, {telefono}');
    keep();
    expect(
      await screen.findByText(/^No hay ningún dato \{telefono\}\. Puedes poner \{nombre\}, /u),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Valencià')));
    expect(town.asked).toEqual([]);
  });

  it('that was being written is there again, and can be thrown away', async () => {
    const town = await openTemplates('/aaaa');
    await screen.findByLabelText('Español');
    town.line = 'refused';
    write('Español', 'Iremos el martes.');
    keep();
    expect(await screen.findByText(/^Tu papel no lo permite/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Todas las plantillas' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Recogida' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Español')).value).toBe('Iremos el martes.');
    fireEvent.click(screen.getByRole('button', { name: 'Descartarlos' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Español').value).toBe('Hola, {nombre}: iremos.');
    expect(screen.queryByText(/cambios tuyos sin guardar/u)).toBeNull();
  });

  it('whose answer was lost is stored once, however often it is sent', async () => {
    const town = await openTemplates('/nueva', []);
    await screen.findByLabelText('Español');
    write('Nombre', 'Cita');
    write('Español', 'Ven el lunes.');
    town.line = 'cutAfter';
    keep();
    expect(await screen.findByText(/^No hay conexión: no se ha guardado/u)).toBeTruthy();
    town.line = 'whole';
    keep();
    expect(await screen.findByText('Guardada: Cita')).toBeTruthy();
    expect(town.templates).toHaveLength(1);
    cleanup();
    const other = await openTemplates('/nueva', []);
    await screen.findByLabelText('Español');
    write('Nombre', 'Cita');
    write('Español', 'Ven el lunes.');
    other.line = 'cutBefore';
    keep();
    await screen.findByText(/^No hay conexión: no se ha guardado/u);
    other.line = 'whole';
    keep();
    await screen.findByText('Guardada: Cita');
    expect(other.templates).toHaveLength(1);
  });

  it('is removed after a question whose focus is on the way back', async () => {
    const town = await openTemplates('/aaaa');
    fireEvent.click(await screen.findByRole('button', { name: 'Borrar la plantilla' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Borrar esta plantilla? Recogida' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Sí, borrarla' }));
    expect(await screen.findByText('Borrada: Recogida')).toBeTruthy();
    expect(await screen.findByText('Todavía no hay plantillas')).toBeTruthy();
    expect(town.asked).toEqual([{ id: 'aaaa' }]);
  });
});
