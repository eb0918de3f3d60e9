import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { Failure } from './failure.tsx';

afterEach(cleanup);

/** What a resident reads when the council refuses. */
async function wordsFor(refusal: CouncilRefusal): Promise<string> {
  const refused = { refusal, at: Date.parse('2026-11-20T09:05:00Z') };
  render(
    <SpeechContext value={speechOf(await startSpeaking('es'), 'es', 'es')}>
      <Failure title="Sin noticias" refused={refused} zone="Europe/Madrid" retry={() => undefined} />
    </SpeechContext>,
  );
  return screen.getByRole('alert').textContent;
}

it('blames the server of the council only for what failed there', async () => {
  expect(await wordsFor({ kind: 'serverFailed', status: 503 })).toContain(
    'El servidor del Ayuntamiento ha fallado. No es culpa tuya.',
  );
});

it.each<CouncilRefusal>([{ kind: 'notFound' }, { kind: 'notAllowed' }])(
  'says of $kind that the page may be gone: the council has answered',
  async (refusal) => {
    const words = await wordsFor(refusal);
    expect(words).toContain('que el Ayuntamiento haya retirado la página');
    expect(words).not.toContain('servidor');
  },
);

it('says that there was no line, and that an answer could not be read', async () => {
  expect(await wordsFor({ kind: 'unreachable' })).toContain('No hemos podido conectar');
  cleanup();
  expect(await wordsFor({ kind: 'unreadable', where: 'items.0.title' })).toContain('items.0.title');
});
