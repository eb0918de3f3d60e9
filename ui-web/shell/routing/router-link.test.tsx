import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { RouterLink } from './router-link.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/citas?realm=benialt'));

/** Whether the browser would load the page of a link that is pressed at an address. */
async function loads(href: string, at = '/citas?realm=benialt'): Promise<boolean> {
  history.replaceState(null, '', at);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SpeechContext value={speech}>
      <RouterLink href={href}>Ir</RouterLink>
    </SpeechContext>,
  );
  let isLeft = false;
  const notice = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Ir' }));
  cleanup();
  return isLeft;
}

it('a link within the portal changes the page without loading it', async () => {
  expect(await loads('/bonos')).toBe(false);
  expect(location.pathname + location.search).toBe('/bonos?realm=benialt');
});

it.each(['/bonos/tienda', '/entradas/puerta', '/gestion', '/gestion/documentos', '/files/benialt/bases.txt'])(
  'a link to %s, which another program shows, loads its page',
  async (href) => {
    expect(await loads(href)).toBe(true);
    expect(location.pathname).toBe('/citas');
  },
);

it('a link of the office stays in the office, and one to the portal loads its page', async () => {
  expect(await loads('/gestion/documentos', '/gestion')).toBe(false);
  expect(location.pathname).toBe('/gestion/documentos');
  expect(await loads('/noticias', '/gestion')).toBe(true);
});

it('a link to another program keeps the town of the address', async () => {
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SpeechContext value={speech}>
      <RouterLink href="/bonos/tienda">Ir</RouterLink>
    </SpeechContext>,
  );
  expect(screen.getByRole('link', { name: 'Ir' }).getAttribute('href')).toBe('/bonos/tienda?realm=benialt');
});
