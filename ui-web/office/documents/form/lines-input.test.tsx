import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { LinesInput } from './lines-input.tsx';

afterEach(cleanup);

async function aField(look: 'line' | 'lines', value = '') {
  const speech = await officeSpeaker()('es', 'es');
  render(
    <SpeechContext value={speech}>
      <LinesInput id="x" look={look} value={value} isReadOnly={false} onChange={() => undefined} />
    </SpeechContext>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}
const paste = (field: HTMLElement, letters: number) =>
  fireEvent.paste(field, { clipboardData: { getData: () => 'a'.repeat(letters) } });
const note = () => screen.queryByRole('alert')?.textContent ?? null;

describe('a field of plain text', () => {
  it('has room for a line, or for forty pages, and says when a paste was longer', async () => {
    const line = await aField('line');
    expect(line.maxLength).toBe(5000);
    paste(line, 5000);
    expect(note()).toBeNull();
    paste(line, 5_000_000);
    expect(note()).toBe('El texto pegado era demasiado largo: solo se ha quedado el principio.');
    paste(line, 10);
    expect(note()).toBeNull();
    cleanup();
    const lines = await aField('lines');
    expect(lines.maxLength).toBe(100_000);
    paste(lines, 5001);
    expect(note()).toBeNull();
  });

  it('counts what is in it already, without what the paste replaces', async () => {
    const line = await aField('line', 'b'.repeat(4000));
    line.setSelectionRange(4000, 4000);
    paste(line, 1001);
    expect(note()).not.toBeNull();
    line.setSelectionRange(0, 4000);
    paste(line, 1001);
    expect(note()).toBeNull();
  });
});
