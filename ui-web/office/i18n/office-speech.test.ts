import { expect, it, vi } from 'vitest';
import { officeSpeaker } from './office-speech.ts';

it('says a name that the caller gives where a town has made something itself, and marks any other missing text', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { t } = await officeSpeaker()('es', 'es');
  expect(t('office-fields:kind.procesos', 'procesos')).toBe('Procesos');
  expect(t('office-fields:kind.lista-centros', 'lista-centros')).toBe('lista-centros');
  expect(t('office-fields:kind.lista-centros')).toContain('⟦');
  warn.mockRestore();
});
