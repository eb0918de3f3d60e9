import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';
import { screenName } from './screen-name.ts';

/** The name of the screen of a route, with the thing that its address names. */
const named = (path: string, key?: string) => {
  const route = routes.find((one) => one.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  return screenName({ Screen: route.Screen, params: key === undefined ? {} : { key } });
};

describe('the name of a screen', () => {
  it.each(['/reservas/:key?', '/entradas/:key?', '/inscripciones/:key?'])(
    'is one for the list and its things, so that what was chosen stays: %s',
    (path) => {
      expect(named(path, 'uno')).toBe(named(path));
      expect(named(path, 'otro')).toBe(named(path, 'uno'));
    },
  );

  it('is another for another campaign, shop, proposal or page, and for another screen', () => {
    for (const path of ['/bonos/:key?', '/comercios/:key?', '/propuestas/:key', '/pagina/:key'])
      expect(named(path, 'otro')).not.toBe(named(path, 'uno'));
    expect(named('/reservas/:key?')).not.toBe(named('/entradas/:key?'));
  });
});
