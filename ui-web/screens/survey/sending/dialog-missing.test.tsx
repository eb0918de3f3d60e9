import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { SpeechContext } from '#ui-web/speech.ts';
import type { SurveyPresenter } from '../presenter.ts';
import type { OpenState } from '../state.ts';
import { DialogOf } from './confirm-dialog.tsx';

type Part = ComponentProps<typeof DialogOf>['part'];

afterEach(cleanup);

function Sample({ part, opens = 'review' }: { readonly part: Part; readonly opens?: 'review' | 'taken' }) {
  const [kind, set] = useState<'closed' | 'review' | 'taken'>('closed');
  const presenter = { review: () => set('closed') } as SurveyPresenter;
  return (
    <>
      <p>lo elegido</p>
      <button type="button" onClick={() => set(opens)}>
        Enviar
      </button>
      <DialogOf open={{ dialog: { kind }, attempt: null } as OpenState} presenter={presenter} part={part} />
    </>
  );
}

it('a dialog that does not come is told, loses nothing of the page, and opens when it is asked for again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let hasLine = false;
  const part: Part = ({ change }) => {
    if (!hasLine) throw new Error('a part did not come');
    return (
      <button type="button" onClick={() => change('uno')}>
        Revisar
      </button>
    );
  };
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SpeechContext value={speech}>
      <Sample part={part} />
    </SpeechContext>,
  );
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  send();
  expect(screen.getByRole('alert').textContent).toContain('lo que has elegido no se pierde');
  expect(screen.getByText('lo elegido')).toBeTruthy();
  hasLine = true;
  send();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  quiet.mockRestore();
});

it('a dialog that breaks once a vote was sent does not say that nothing was sent', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: Part = () => {
    throw new Error('a defect of the receipt');
  };
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SpeechContext value={speech}>
      <ScreenBoundary broken={<p>rota</p>}>
        <Sample part={broken} opens="taken" />
      </ScreenBoundary>
    </SpeechContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('rota')).toBeTruthy();
  expect(screen.queryByText(/No se ha enviado nada/u)).toBeNull();
  quiet.mockRestore();
});
