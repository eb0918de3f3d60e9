import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { aMailbox } from './sample-form.ts';
import { aScreen, told } from './sample-screen.tsx';

afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a form that cannot be filled in', () => {
  it.each([
    ['Buzón no configurada correctamente.', aMailbox([]), {}],
    ['Este Buzón está cerrado', aMailbox([told], { isDisabled: true }), {}],
    ['Usuario no encontrado', aMailbox([told]), { loggedIn: false }],
  ])('says «%s», as the specification has it', async (words, mailbox, answers) => {
    await aScreen(mailbox, answers);
    expect(title()).toBe(words);
  });

  it('offers another try when the council did not answer', async () => {
    await aScreen(null, { requests: { mailbox: async () => left({ kind: 'unreachable' }) } });
    expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  });
});
