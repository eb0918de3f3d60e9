import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { aPushBrowser, aSwitchingCouncil } from '../../samples/phone-page.tsx';
import { drawPocket } from '../../samples/pocket-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ofName = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const turn = (name: string) => act(async () => void fireEvent.click(ofName(name)));
const stored = () => JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
const open = async (council: ReturnType<typeof aSwitchingCouncil>['council']) => {
  cleanup();
  await drawPocket(council, 'ajustes');
};

describe('the switches of messages', () => {
  it('are off at first and ask nothing; one that is switched on is sent to the council, and off again', async () => {
    const browser = aPushBrowser();
    const { town, council } = aSwitchingCouncil();
    await open(council);
    const on = screen.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked);
    expect([on, browser.asked]).toEqual([[ofName('Usar dónde estoy')], 0]);
    expect(await faultsForAxe()).toEqual([]);
    await turn('Mis citas');
    await turn('Votaciones');
    expect(ofName('Mis citas').checked).toBe(true);
    const push = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' };
    expect(town.sent).toEqual([
      { push, subjects: ['appointments'], quiet: null, language: 'es' },
      { push, subjects: ['appointments', 'votes'], quiet: null, language: 'es' },
    ]);
    expect(stored()).toMatchObject({ notifications: ['appointments', 'votes'] });
    await open(council);
    expect(ofName('Votaciones').checked).toBe(true);
    await turn('Mis citas');
    await turn('Votaciones');
    expect(town.phone.subjects).toEqual([]);
    expect(stored()).toMatchObject({ notifications: [] });
  });

  it('stay as they were if the browser says no, or there is no line, and say what to do', async () => {
    const browser = aPushBrowser({ permission: 'denied' });
    const { town, council } = aSwitchingCouncil();
    await open(council);
    await turn('Mis citas');
    expect(ofName('Mis citas').checked).toBe(false);
    expect(screen.getByText(/Permite las notificaciones de esta web/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    browser.permission = 'granted';
    await turn('Mis citas');
    town.refusal = 'unreachable';
    await turn('Mis citas');
    expect([ofName('Mis citas').checked, town.phone.subjects]).toEqual([true, ['appointments']]);
    expect(screen.getByText(/No hay conexión con el Ayuntamiento, y todo sigue/u)).toBeTruthy();
    expect(stored()).toMatchObject({ notifications: ['appointments'] });
    town.refusal = 'notAllowed';
    await turn('Votaciones');
    expect(screen.getByText(/No se ha podido guardar/u)).toBeTruthy();
    town.refusal = 'unreachable';
    await open(council);
    expect(ofName('Mis citas').checked).toBe(true);
  });

  it('work again after a script of the page did not come', async () => {
    aPushBrowser();
    const { town, council } = aSwitchingCouncil();
    let isAway = true;
    const participation = () => (isAway ? Promise.reject(new Error('no line')) : council.participation());
    await open({ ...council, participation });
    await turn('Mis citas');
    expect(ofName('Mis citas').checked).toBe(false);
    expect(screen.getByText(/No hay conexión con el Ayuntamiento, y todo sigue/u)).toBeTruthy();
    isAway = false;
    await turn('Mis citas');
    expect(town.phone.subjects).toEqual(['appointments']);
  });

  it('are off where nothing arrives: a browser that cannot, one that is not subscribed any more, a council that sends none', async () => {
    const { town, council } = aSwitchingCouncil();
    await open(council);
    await turn('Mis citas');
    expect(screen.getByText(/añade antes esta web a la pantalla de inicio/u)).toBeTruthy();
    const browser = aPushBrowser();
    await open(council);
    await turn('Mis citas');
    await turn('Votaciones');
    browser.isSubscribed = false;
    await turn('Votaciones');
    expect(ofName('Mis citas').checked).toBe(false);
    await open(council);
    expect(ofName('Mis citas').checked).toBe(false);
    town.phone = { ...town.phone, pushKey: null };
    await turn('Mis citas');
    expect(screen.getByText(/no envía avisos al móvil/u)).toBeTruthy();
    await open(council);
    expect(screen.getByText(/no envía avisos al móvil/u)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Mis citas' })).toBeNull();
  });

  it('tell who has no verified address how the rest is told, and are sent again once there is one', async () => {
    aPushBrowser();
    const { town, council } = aSwitchingCouncil({ kept: { isKnown: false } });
    await open(council);
    expect(screen.getByText(/solo podemos avisarte de bonos y votaciones/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entrar con mi correo' }).getAttribute('href')).toBe('/perfil');
    await turn('Votaciones');
    town.phone = { ...town.phone, isKnown: true };
    await open(council);
    expect(screen.queryByText(/solo podemos avisarte/u)).toBeNull();
    expect(town.sent.map(({ subjects }) => subjects)).toEqual([['votes'], ['votes']]);
  });

  it('are off, and erased at the council, at once when what the device keeps is erased', async () => {
    aPushBrowser();
    const { town, council } = aSwitchingCouncil();
    const eraseOfPerson = async () => localStorage.removeItem('settings');
    await open({ ...council, deviceData: { ...council.deviceData, eraseOfPerson } });
    await turn('Votaciones');
    for (const name of ['Borrar lo guardado', 'Sí, borrarlo'])
      await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    expect([ofName('Votaciones').checked, town.phone.subjects]).toEqual([false, []]);
  });
});

describe('quiet hours', () => {
  const write = (label: string, value: string) =>
    act(async () => {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    });

  it('are kept without a subject, are sent with the next, and must differ', async () => {
    aPushBrowser();
    const { town, council } = aSwitchingCouncil();
    await open(council);
    await turn('Horas sin avisos');
    expect([town.sent, stored()]).toMatchObject([[], { quiet: { from: 1320, until: 480 } }]);
    expect(await faultsForAxe()).toEqual([]);
    await turn('Mis citas');
    await write('Hasta las', '07:30');
    expect(town.sent.map(({ quiet }) => quiet)).toEqual([
      { from: 1320, until: 480 },
      { from: 1320, until: 450 },
    ]);
    await write('Hasta las', '22:00');
    expect(screen.getByText(/que sean distintas/u)).toBeTruthy();
    expect(town.phone.quiet).toEqual({ from: 1320, until: 450 });
    await open(council);
    expect(screen.getByLabelText<HTMLInputElement>('Hasta las').value).toBe('07:30');
    await turn('Horas sin avisos');
    expect([town.phone.quiet, town.phone.subjects]).toEqual([null, ['appointments']]);
  });
});
