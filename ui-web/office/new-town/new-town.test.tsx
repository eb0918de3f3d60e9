import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lookAtSetupLinkCall } from '#adapters/wire/setup/look-at-link.ts';
import { makeTownCall } from '#adapters/wire/setup/make-town.ts';
import { left, right } from '#domain/shared/result.ts';
import { answeringCalls, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { officePresenter } from '../shell/presenter.ts';
import { NewTownRoot } from './new-town-root.tsx';

afterEach(cleanup);

interface Council {
  /** What the server says of the link and of each realm. */
  readonly look?: (
    realm: string | null,
  ) => 'right' | 'setupLinkInvalid' | 'unreachable' | { readonly where: string };
  readonly make?: () => 'right' | 'setupLinkInvalid' | 'unreachable' | { readonly where: string };
}

const refusal = (said: 'setupLinkInvalid' | 'unreachable' | { readonly where: string }) =>
  left(typeof said === 'string' ? { kind: said } : { kind: 'townRefused' as const, where: said.where });

async function aDoor({ look = () => 'right', make = () => 'right' }: Council = {}) {
  const made: unknown[] = [];
  const went: string[] = [];
  const call = answeringCalls([
    stubCall(lookAtSetupLinkCall, async ({ body }) => {
      const said = look(body.realm ?? null);
      return said === 'right' ? right({ isFirst: true }) : refusal(said);
    }),
    stubCall(makeTownCall, async ({ body }) => {
      made.push(body);
      const said = make();
      return said === 'right' ? right({ realm: body.realm, invitation: 'id.secret' }) : refusal(said);
    }),
  ]);
  const presenter = officePresenter({
    town: { defaultLanguage: 'es' },
    readMe: async () => left({ kind: 'notAllowed' }),
    speakIn: officeSpeaker(),
    storedLanguage: () => null,
    storeLanguage: () => {},
    speaks: () => {},
  });
  await presenter.open();
  render(<NewTownRoot call={call} presenter={presenter} link="the-link" go={(to) => void went.push(to)} />);
  await act(async () => {});
  return { made, went };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const realm = () => screen.getByLabelText<HTMLInputElement>(/Dirección corta/u);

describe('the link of a new town', () => {
  it('asks three questions, one at a time, and leads to the first passkey', async () => {
    const { made, went } = await aDoor();
    expect(title()).toBe('¿Cómo se llama el municipio?');
    type('Nombre del municipio', 'La Font d’en Carròs');
    expect(realm().value).toBe('la-font-d-en-carros');
    fireEvent.change(realm(), { target: { value: 'la-font' } });
    type('Nombre del municipio', 'La Font');
    expect(realm().value).toBe('la-font');
    fireEvent.change(screen.getByLabelText(/Hora oficial/u), { target: { value: 'Atlantic/Canary' } });
    await press('Seguir');
    expect(title()).toBe('¿En qué lenguas habla?');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    fireEvent.click(screen.getByRole('radio', { name: 'Valencià' }));
    await press('Seguir');
    await press('Volver atrás');
    expect(screen.getByRole('checkbox', { name: 'Español' })).toHaveProperty('checked', true);
    await press('Seguir');
    type('Tu nombre', 'Amparo');
    await press('Crear el municipio');
    expect(made).toEqual([
      {
        link: 'the-link',
        name: 'La Font',
        realm: 'la-font',
        languages: ['va', 'es'],
        timeZone: 'Atlantic/Canary',
        person: 'Amparo',
      },
    ]);
    expect(went).toEqual(['/gestion/invitacion?realm=la-font#id.secret']);
  });

  it('says beside the field what is wrong, before the town is made and after', async () => {
    const { made } = await aDoor({
      look: (asked) => (asked === 'taken' ? { where: 'realm.taken' } : 'right'),
      make: () => ({ where: 'person' }),
    });
    await press('Seguir');
    screen.getByText('Escribe el nombre del municipio, de hasta 80 letras, sin signos raros');
    type('Nombre del municipio', 'Taken');
    await press('Seguir');
    screen.getByText('Otro municipio de este servidor ya la tiene: elige otra');
    fireEvent.change(realm(), { target: { value: 'La Font' } });
    await press('Seguir');
    screen.getByText('Solo letras minúsculas sin acento, cifras y guiones; empieza por una letra');
    fireEvent.change(realm(), { target: { value: 'la-font' } });
    await press('Seguir');
    await press('Seguir');
    await press('Crear el municipio');
    expect(made).toHaveLength(1);
    screen.getByText('Escribe tu nombre, de hasta 80 letras');
  });

  it('leads back to the name if somebody took the address meanwhile', async () => {
    await aDoor({ make: () => ({ where: 'realm.taken' }) });
    type('Nombre del municipio', 'La Font');
    for (const name of ['Seguir', 'Seguir', 'Crear el municipio']) await press(name);
    expect(title()).toBe('¿Cómo se llama el municipio?');
    screen.getByText('Otro municipio de este servidor ya la tiene: elige otra');
  });

  it('keeps what was typed if the line breaks', async () => {
    await aDoor({ make: () => 'unreachable' });
    type('Nombre del municipio', 'La Font');
    for (const name of ['Seguir', 'Seguir', 'Crear el municipio']) await press(name);
    expect(screen.getByRole('alert').textContent).toContain('No se ha perdido nada');
    await press('Volver atrás');
    await press('Volver atrás');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre del municipio').value).toBe('La Font');
  });

  it('that was used, or is used meanwhile by another browser, makes no town', async () => {
    await aDoor({ look: () => 'setupLinkInvalid' });
    expect(title()).toBe('Este enlace ya no crea ningún municipio');
    cleanup();
    await aDoor({ make: () => 'setupLinkInvalid' });
    type('Nombre del municipio', 'La Font');
    for (const name of ['Seguir', 'Seguir', 'Crear el municipio']) await press(name);
    expect(title()).toBe('Este enlace ya no crea ningún municipio');
  });

  it('can be looked at again if the server did not answer', async () => {
    let tries = 0;
    await aDoor({ look: () => ((tries += 1) === 1 ? 'unreachable' : 'right') });
    await press('Volver a intentarlo');
    expect(title()).toBe('¿Cómo se llama el municipio?');
  });
});
