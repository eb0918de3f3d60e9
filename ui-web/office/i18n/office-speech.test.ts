import { expect, it, vi } from 'vitest';
import { learnTexts, officeSpeaker } from './office-speech.ts';

it('says a name that the caller gives where a town has made something itself, and marks any other missing text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { t } = await officeSpeaker()('es', 'es');
  expect(t('office-fields:kind.procesos', 'procesos')).toBe('Procesos');
  expect(t('office-fields:kind.lista-centros', 'lista-centros')).toBe('lista-centros');
  expect(t('office-fields:kind.lista-centros')).toContain('⟦');
  warn.mockRestore();
});

it('groups counts', async () => {
  const { t } = await officeSpeaker()('es', 'es');
  expect(t('office-requests:followers', { count: 1234 })).toBe('La siguen 1.234 personas.');
});

it('says what comes later once a place asks for it, in the language of now and in the next one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const speakIn = officeSpeaker('first');
  const spanish = await speakIn('es', 'es');
  const [early, late] = ['office:places.votes', 'office-votes:stage.opened'];
  expect([spanish.t(early), spanish.t(late)]).toEqual(['Encuestas', expect.stringContaining('⟦')]);
  warn.mockRestore();
  await learnTexts('votes');
  expect(spanish.t(late)).toBe('Abierta por dos personas');
  expect((await speakIn('va', 'es')).t(late)).toBe('Oberta per dos persones');
});

it('says it too if a place asks before the first texts are there', async () => {
  const speakIn = officeSpeaker('first');
  const [speech] = await Promise.all([speakIn('es', 'es'), learnTexts('votes')]);
  expect(speech.t('office-votes:stage.opened')).toBe('Abierta por dos personas');
});
