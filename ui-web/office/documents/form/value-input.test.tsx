import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { ValueInput } from './value-input.tsx';

afterEach(cleanup);

/** The field of when a session begins, with what is written in it. */
async function momentField(value: string) {
  const speech = await officeSpeaker()('es', 'es');
  const written: unknown[] = [];
  render(
    <SpeechContext value={speech}>
      <label htmlFor="x">Empieza</label>
      <ValueInput
        id="x"
        look="moment"
        value={value}
        isReadOnly={false}
        onChange={(typed) => void written.push(typed)}
      />
    </SpeechContext>,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('Empieza'), written };
}

it('a day and an hour are chosen, and written as documents have them', async () => {
  const { field, written } = await momentField('2026-12-15T20:00');
  expect([field.type, field.value]).toEqual(['datetime-local', '2026-12-15T20:00']);
  fireEvent.change(field, { target: { value: '2026-12-15T21:30' } });
  fireEvent.change(field, { target: { value: '' } });
  expect(written).toEqual(['2026-12-15T21:30', undefined]);
});

it.each(['2026-12-15', 'a las ocho', '2026-12-15T20:00:00Z'])(
  'what is no day with an hour, as %s, stays to be corrected',
  async (value) => {
    const { field } = await momentField(value);
    expect([field.type, field.value]).not.toContain('datetime-local');
    expect(field.value).toBe(value);
  },
);
