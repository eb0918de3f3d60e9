import { describe, expect, it } from 'vitest';
import { factName, isShownKey } from './shown-facts.ts';

describe('the data of a page', () => {
  it('hide what the council’s program keeps for itself', () => {
    const keys = ['_id', 'owners', 'slug', 'type', 'score', 'itemID', ' ', 'NIF', 'Año'];
    expect(keys.filter(isShownKey)).toEqual(['NIF', 'Año']);
  });

  it.each([
    ['fecha_de_constitucion', 'Fecha de constitucion'],
    ['numeroRegistro', 'Numero registro'],
    ['NIF', 'NIF'],
    ['url-BOP', 'Url BOP'],
    ['Año de inicio', 'Año de inicio'],
    ['fecha__de--alta', 'Fecha de alta'],
    ['listado_de_BOEs', 'Listado de BOEs'],
    ['__', ''],
  ])('name %s as people read it: %s', (key, name) => {
    expect(factName(key)).toBe(name);
  });
});
