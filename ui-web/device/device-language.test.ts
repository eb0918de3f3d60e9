import { afterEach, expect, it } from 'vitest';
import { deviceLanguage } from './device-language.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('is the town’s until somebody chooses one on this device, or comes by a link that names one', () => {
  const language = () => deviceLanguage('shopLanguage', 'va');
  expect(language()).toBe('va');
  localStorage.setItem('shopLanguage', 'xx');
  expect(language()).toBe('va');
  localStorage.setItem('shopLanguage', 'en');
  expect(language()).toBe('en');
  history.replaceState(null, '', '/bonos/tienda?lang=es');
  expect(language()).toBe('es');
});
