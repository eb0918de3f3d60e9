import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDesk, drawDesk, composerField, openMatter, openedRequest, pressKey, three } from './acting-desk.ts';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/gestion/solicitudes'));

describe('the list of requests', () => {
  it('is in groups by term, says who has each, and marks what is new', async () => {
    await drawDesk();
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups.filter((one) => /^(?:Vencidas|Vencen|Sin)/u.test(one))).toEqual([
      'Vencidas 1',
      'Vencen esta semana 1',
      'Sin plazo 1',
    ]);
    expect(screen.getByText('hace 2 días')).toBeTruthy();
    expect(screen.getByText('La lleva Vicent')).toBeTruthy();
  });

  it('is walked by J and K, and opens what the focus is on', async () => {
    await drawDesk();
    pressKey('j');
    expect(document.activeElement?.textContent).toBe('Farola apagada');
    pressKey('j');
    expect(document.activeElement?.textContent).toBe('Banco roto');
    pressKey('k');
    pressKey('o');
    const heading = await openMatter('Farola apagada');
    expect(location.pathname).toBe('/gestion/solicitudes/2026-000001');
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Farola apagada · Solicitudes · Gestión · Vilanova');
  });

  it('says kindly that it is empty, and differently if a filter makes it so', async () => {
    const empty = aDesk([]);
    render(empty.office);
    await act(() => empty.presenter.open());
    expect(await screen.findByText('No hay solicitudes')).toBeTruthy();
    cleanup();
    history.replaceState(null, '', '/gestion/solicitudes?estado=Cerrada');
    const filtered = aDesk([]);
    render(filtered.office);
    await act(() => filtered.presenter.open());
    expect(await screen.findByText('Ninguna solicitud con estos filtros')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByText('No hay solicitudes')).toBeTruthy();
    expect(location.search).toBe('');
  });
});

describe('a request', () => {
  it('is answered, with its state, and the next one opens; Z takes it back with its text', async () => {
    const { handled } = await openedRequest();
    pressKey('r');
    await waitFor(() => expect(document.activeElement).toBe(composerField()));
    fireEvent.change(composerField(), { target: { value: 'Iremos mañana.' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Al enviar, dejarla en' }), {
      target: { value: 'En gestión' },
    });
    fireEvent.keyDown(composerField(), { key: 'Enter', ctrlKey: true });
    await openMatter('Banco roto');
    expect(handled).toEqual([
      expect.objectContaining({
        reference: '2026-000001',
        message: 'Iremos mañana.',
        status: 'En gestión',
        seen: 3,
        undo: true,
      }),
    ]);
    expect(screen.getByText('2026-000001: guardado.')).toBeTruthy();
    (document.activeElement as HTMLElement | null)?.blur();
    pressKey('z');
    await openMatter('Farola apagada');
    await waitFor(() => expect(composerField().value).toBe('Iremos mañana.'));
    const [sent, undone] = handled as { key: string }[];
    expect(undone).toMatchObject({ undone: '2026-000001', key: sent?.key });
    fireEvent.keyDown(composerField(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(handled).toHaveLength(3));
    expect((handled[2] as { key: string }).key).not.toBe(sent?.key);
  });

  it('is answered by template in three keys', async () => {
    const { handled } = await openedRequest();
    await screen.findByText('Recogida');
    pressKey('p');
    expect(document.activeElement?.textContent).toContain('Recogida');
    fireEvent.click(document.activeElement ?? document.body);
    await waitFor(() => expect(composerField().value).toBe('Bon dia, Empar'));
    expect(screen.getByText(/Por rellenar: calle/u)).toBeTruthy();
    fireEvent.keyDown(composerField(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(handled).toHaveLength(1));
    expect(handled[0]).toMatchObject({ message: 'Bon dia, Empar', status: 'En gestión' });
  });

  it('is answered by the first template when it comes, if it was picked before it was here', async () => {
    const made = aDesk();
    const { promise, resolve } = Promise.withResolvers<void>();
    made.desk.templates = promise;
    await openedRequest(made);
    pressKey('p');
    expect(document.activeElement?.textContent).toBe('Cargando plantillas…');
    fireEvent.click(document.activeElement ?? document.body);
    await act(async () => resolve());
    await waitFor(() => expect(composerField().value).toBe('Bon dia, Empar'));
    expect(document.activeElement).toBe(composerField());
  });

  it('keeps the focus in the menu of templates while they come', async () => {
    const made = aDesk();
    const { promise, resolve } = Promise.withResolvers<void>();
    made.desk.templates = promise;
    await openedRequest(made);
    pressKey('p');
    await act(async () => resolve());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Recogida'));
    expect(composerField().value).toBe('');
  });

  it('keeps what is typed when the line breaks, and sends it once more under the same name', async () => {
    const made = await openedRequest();
    fireEvent.change(composerField(), { target: { value: 'Iremos.' } });
    made.desk.refuses = 'unreachable';
    fireEvent.click(screen.getByRole('button', { name: /^Enviar/u }));
    expect(await screen.findByText('No hay conexión: no se ha enviado')).toBeTruthy();
    expect(composerField().value).toBe('Iremos.');
    cleanup();
    await openedRequest(made);
    expect(composerField().value).toBe('Iremos.');
  });

  it('shows that somebody else changed it before anything is sent', async () => {
    const made = await openedRequest();
    fireEvent.change(composerField(), { target: { value: 'Iremos.' } });
    made.desk.refuses = 'requestChanged';
    fireEvent.click(screen.getByRole('button', { name: /^Enviar/u }));
    expect(await screen.findByText('Alguien la ha cambiado mientras escribías')).toBeTruthy();
    expect(composerField().value).toBe('Iremos.');
    expect(made.handled).toEqual([]);
  });

  it('uses another name after an answer that was lost was stored with other words', async () => {
    const made = await openedRequest();
    fireEvent.change(composerField(), { target: { value: 'Iremos.' } });
    made.desk.refuses = 'keyReused';
    fireEvent.click(screen.getByRole('button', { name: /^Enviar/u }));
    expect(await screen.findByText('Tu texto anterior ya se había guardado')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Enviar/u }));
    await waitFor(() => expect(made.handled).toHaveLength(1));
  });

  it('has notes that look and say that they stay, and are sent apart from answers', async () => {
    const { handled } = await openedRequest();
    fireEvent.change(composerField(), { target: { value: 'Para ella' } });
    pressKey('Escape');
    pressKey('n');
    await screen.findByText('Nota interna: no sale de la oficina');
    expect(composerField().value).toBe('');
    fireEvent.change(composerField(), { target: { value: 'El sofá cabe.' } });
    fireEvent.keyDown(composerField(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(handled).toHaveLength(1));
    expect(handled[0]).toMatchObject({ note: 'El sofá cabe.' });
    expect(handled[0]).not.toHaveProperty('message');
    fireEvent.click(screen.getByRole('radio', { name: 'Respuesta a Empar' }));
    expect(composerField().value).toBe('Para ella');
  });

  it('is assigned and moved by menus that change nothing while they are walked', async () => {
    const { handled } = await openedRequest();
    pressKey('a');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Nadie'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(document.activeElement?.textContent).toContain('Yo');
    expect(handled).toEqual([]);
    fireEvent.click(document.activeElement ?? document.body);
    await waitFor(() => expect(handled).toHaveLength(1));
    expect(handled[0]).toMatchObject({ assignedTo: 'Neus' });
  });

  it('shows no act for which the person has no role', async () => {
    await openedRequest(aDesk(three(), ['request.read', 'request.note']));
    const article = within(screen.getByRole('article', { name: 'Farola apagada' }));
    expect(article.queryByRole('button', { name: /^(?:Responder|Asignar|Estado)/u })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Respuesta/u })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Nota interna' })).toBeTruthy();
  });

  it('shows phone and email only when they are wanted, and asks the server for them then', async () => {
    const { handled } = await openedRequest();
    expect(screen.queryByText('600 123 456')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ver teléfono y correo' }));
    expect(await screen.findByText('600 123 456')).toBeTruthy();
    expect(handled).toEqual([{ looked: '2026-000001' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Ver la historia' }));
    expect(await screen.findByText(/^Neus la pasó de Recibida a En gestión\./u)).toBeTruthy();
    expect(screen.getByText(/^Vicent la asignó a: Neus\./u)).toBeTruthy();
  });

  it('that does not exist is said', async () => {
    await drawDesk(aDesk(), '/gestion/solicitudes/2026-999999');
    expect(await screen.findByText('No hay ninguna solicitud con ese número')).toBeTruthy();
  });
});

describe('several requests', () => {
  it('are changed together after a list of what can and cannot be, and taken back together', async () => {
    const { handled } = await drawDesk();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Marcar 3' }));
    const bar = screen.getByRole('region', { name: 'Solicitudes marcadas' });
    expect(within(bar).getByText('3 marcadas')).toBeTruthy();
    pressKey('e');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Recibida'));
    fireEvent.click(within(bar).getByRole('button', { name: 'Cerrada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pasar 3 a «Cerrada»' });
    expect(await within(dialog).findByText('En 2 se puede')).toBeTruthy();
    expect(within(dialog).getByText('No: Farola apagada')).toBeTruthy();
    expect(within(dialog).getByText('No tienes papel en su buzón.')).toBeTruthy();
    expect(within(dialog).getByText('Saldrá 1 correo')).toBeTruthy();
    expect(handled).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hacerlo en 2' }));
    expect(await screen.findByText('2 solicitudes guardadas.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Solicitudes marcadas' })).toBeNull();
    (document.activeElement as HTMLElement | null)?.blur();
    pressKey('z');
    await waitFor(() => expect(handled).toHaveLength(2));
    const [many, undone] = handled as { key: string }[];
    expect(undone).toMatchObject({ undoneMany: ['2026-000002', '2026-000003'], key: many?.key });
  });

  it('are marked by X and unmarked by Escape', async () => {
    await drawDesk();
    pressKey('j');
    pressKey('x');
    expect(screen.getByText('1 marcada')).toBeTruthy();
    pressKey('Escape');
    await waitFor(() => expect(screen.queryByText('1 marcada')).toBeNull());
  });
});
