import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { applyFontFactor, storedFontFactor } from '#ui-web/shell/start/font-factor.ts';
import { ReadingDialog } from './reading-dialog.tsx';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  applyFontFactor(1);
});

async function draw() {
  const onClose = vi.fn<() => void>();
  await act(async () => {
    render(
      <SpeechContext value={speech}>
        <Suspense>
          <ReadingDialog onClose={onClose} />
        </Suspense>
      </SpeechContext>,
    );
  });
  return onClose;
}
const size = () => document.documentElement.style.getPropertyValue('--font-factor');

describe('the size of letters', () => {
  it('changes on the whole page at once, and is kept under the key of the specification', async () => {
    const onClose = await draw();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'La más grande' }));
    expect([size(), localStorage.getItem('fontFactor'), storedFontFactor()]).toEqual(['1.5', '1.5', 1.5]);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    await draw();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'La más grande' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Normal' }));
    expect([size(), storedFontFactor()]).toEqual(['', 1]);
  });

  it('is the normal one if another value is stored, or nothing can be stored', async () => {
    for (const kept of ['abc', '0.1', '40', '']) {
      localStorage.setItem('fontFactor', kept);
      expect(storedFontFactor()).toBe(1);
    }
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await draw();
    fireEvent.click(screen.getByRole('radio', { name: 'Grande' }));
    expect([size(), storedFontFactor()]).toEqual(['1.15', 1]);
  });
});
