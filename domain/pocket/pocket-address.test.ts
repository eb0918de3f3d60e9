import { expect, it } from 'vitest';
import { isPocket, isPocketHome } from './pocket-address.ts';

it('is known with its language and its parts, and nothing that only begins like it', () => {
  for (const path of ['/bolsillo', '/bolsillo/', '/va/bolsillo'])
    expect([isPocket(path), isPocketHome(path)]).toEqual([true, true]);
  for (const path of ['/bolsillo/ajustes', '/eu/bolsillo/avisos'])
    expect([isPocket(path), isPocketHome(path)]).toEqual([true, false]);
  for (const path of ['/', '/bolsillos', '/pagina/bolsillo', '/noticias/va/bolsillo'])
    expect([isPocket(path), isPocketHome(path)]).toEqual([false, false]);
});
