import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { aMailbox } from './samples/sample-form.ts';
import { aScreen, shortTextField } from './samples/sample-screen.tsx';
import { RequestScreen } from './screen.tsx';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a form that cannot be filled in', () => {
  it.each([
    ['Buzón no configurada correctamente.', aMailbox([]), {}],
    ['Este Buzón está cerrado', aMailbox([shortTextField], { isDisabled: true }), {}],
    ['Usuario no encontrado', aMailbox([shortTextField]), { loggedIn: false }],
  ])('says «%s», as the specification has it', async (words, mailbox, answers) => {
    await aScreen(mailbox, answers);
    expect(title()).toBe(words);
  });

  it('is not found if the address names no mailbox', async () => {
    render(
      <SamplePlace council={aCouncil()} site={aSite()} speech={speech}>
        <RequestScreen params={{}} />
      </SamplePlace>,
    );
    expect(title()).toBe('No se ha definido el buzón de la solicitud.');
  });

  it('can be tried again if the council did not answer', async () => {
    await aScreen(null, { requests: { mailbox: async () => left({ kind: 'unreachable' }) } });
    expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });
});
