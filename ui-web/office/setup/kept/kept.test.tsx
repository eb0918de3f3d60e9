import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SetupStep } from '#domain/office/setup/town-setup.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { OfficeContext } from '../../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../../shell/sample-office.tsx';
import { aBegunCouncil } from '../sample-setup.tsx';
import { SetupScreen } from '../screen.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/gestion/puesta-en-marcha?realm=vilanova'));

/** A device on which the setting up is opened, closed and opened again. */
async function aDevice() {
  const setup = aBegunCouncil();
  const council = anOfficeCouncil(setup.calls);
  const speech = await officeSpeaker()('es', 'es');
  const open = async (step: SetupStep, name = 'Neus') => {
    cleanup();
    const office = { council, town: anOfficeTown, me: somebody(undefined, { name }), askWho: () => {} };
    render(
      <SpeechContext value={speech}>
        <OfficeContext value={office}>
          <SetupScreen params={{ key: step }} />
        </OfficeContext>
      </SpeechContext>,
    );
    for (const _ of [1, 2, 3, 4, 5, 6]) await act(async () => {});
  };
  return { setup, open };
}

const title = () => screen.getAllByLabelText<HTMLInputElement>('Título')[0] as HTMLInputElement;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  for (const _ of [1, 2, 3, 4]) await act(async () => {});
};

describe('what is typed in a step and not saved', () => {
  it('is there when the step is opened again, and says that it is not saved', async () => {
    const { setup, open } = await aDevice();
    await open('news');
    expect(screen.queryByText(/no está guardado/u)).toBeNull();
    type(title(), 'Abrimos');
    type(screen.getAllByLabelText(/^Texto/u)[0] as HTMLElement, 'Uno');
    await open('colour');
    expect(screen.getByText('sin guardar').closest('li')?.textContent).toContain('Primera noticia');
    await open('news');
    expect(title().value).toBe('Abrimos');
    screen.getByText(/Esto lo escribiste antes y no está guardado/u);
    await press('Guardar y seguir');
    expect(setup.fieldsOf('news')).toMatchObject({ 'title/es': 'Abrimos', 'body/es': '<p>Uno</p>' });
    await open('news');
    expect([title().value, screen.queryByText(/no está guardado/u)]).toEqual(['Abrimos', null]);
  });

  it('is kept of every kind of step', async () => {
    const { open } = await aDevice();
    await open('town');
    type(screen.getByLabelText('Correo para la gente'), 'a@b');
    await open('languages');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Euskara' }));
    await open('colour');
    fireEvent.click(screen.getByRole('radio', { name: 'Vino' }));
    await open('people');
    type(screen.getByLabelText('Nombre'), 'Pep');
    await open('process');
    type((await screen.findAllByLabelText(/De qué va/u))[0] as HTMLElement, 'Plaza');
    await press('Quitar la fase 2');
    await open('texts');
    expect(screen.getAllByText('sin guardar')).toHaveLength(5);
    await open('town');
    expect(screen.getByLabelText<HTMLInputElement>('Correo para la gente').value).toBe('a@b');
    await open('languages');
    expect(screen.getByRole('checkbox', { name: 'Euskara' })).toHaveProperty('checked', true);
    await open('colour');
    expect(screen.getByRole('radio', { name: 'Vino' })).toHaveProperty('checked', true);
    await open('people');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Pep');
    await open('process');
    expect((await screen.findAllByLabelText<HTMLInputElement>(/De qué va/u))[0]?.value).toBe('Plaza');
    expect(screen.queryByRole('group', { name: 'Fase 3' })).toBeNull();
  });

  it('can be discarded, which shows what is saved', async () => {
    const { open } = await aDevice();
    await open('news');
    type(title(), 'Abrimos');
    await open('news');
    await press('Descartarlo y ver lo guardado');
    expect(title().value).toBe('');
    expect(document.activeElement?.textContent).toBe('Primera noticia');
    await open('news');
    expect(title().value).toBe('');
  });

  it('is of the person who typed it', async () => {
    const { open } = await aDevice();
    await open('news');
    type(title(), 'Abrimos');
    await open('news', 'Amparo');
    expect(title().value).toBe('');
  });
});
