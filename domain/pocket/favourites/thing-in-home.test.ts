import { expect, it } from 'vitest';
import { thingInHome } from './thing-in-home.ts';

it('is one address for both of an event, a shop, a venue or an activity', () => {
  expect(thingInHome('/entradas/fira')).toBe('/entradas?evento=fira');
  expect(thingInHome('/comercios/forn%20nou')).toBe('/comercios?comercio=forn+nou');
  expect(thingInHome('/reservas/nord')).toBe('/reservas?instalacion=nord');
  expect(thingInHome('/inscripciones/estiu')).toBe('/inscripciones?actividad=estiu');
});

it('leaves all other addresses as they are', () => {
  for (const path of [
    '/entradas',
    '/entradas/puerta',
    '/entradas/fira/mas',
    '/pagina/guia',
    '/bonos/otono',
    '/',
  ])
    expect(thingInHome(path)).toBe(path);
});
