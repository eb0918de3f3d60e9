import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalPlace, requestAddress, resultsPage } from './portal-place.ts';

describe('the address of a comparison, cut short', () => {
  it('leads to the page of the results, in its language and whatever slash it ends in', () => {
    const page = '/procesos-participativos/un-parque/participa';
    expect(resultsPage('/procesos-participativos/un-parque/resultados')).toBe(page);
    expect(resultsPage('/procesos-participativos/un-parque/resultados/')).toBe(page);
    expect(resultsPage('/eu/procesos-participativos/un-parque/resultados')).toBe(`/eu${page}`);
  });

  it('is no other address, and never one of another site', () => {
    for (const path of [
      '/procesos-participativos/un-parque/resultados/comparacion',
      '/procesos-participativos/un-parque',
      '/procesos-participativos//resultados',
      '//va/procesos-participativos/un-parque/resultados',
      '//elsewhere.example/procesos-participativos/un-parque/resultados',
      '/otra/procesos-participativos/un-parque/resultados',
      '/resultados',
    ])
      expect(resultsPage(path), path).toBeNull();
  });
});

describe('the address of a request', () => {
  it('has the reference behind the hash, where no server gets it, and names the town before it', () => {
    expect(requestAddress('K7QM-2XRA-VD5H-N3TE')).toBe('/solicitudes#K7QM-2XRA-VD5H-N3TE');
    expect(requestAddress('K7QM-2XRA-VD5H-N3TE', '?realm=vilanova')).toBe(
      '/solicitudes?realm=vilanova#K7QM-2XRA-VD5H-N3TE',
    );
  });
});

describe('the place an address stands for', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/procesos-participativos', { kind: 'processes' }],
    ['/procesos-participativos/', { kind: 'processes' }],
    ['/procesos-participativos/un-parque', { kind: 'process', slug: 'un-parque' }],
    ['/procesos-participativos/un-parque/participa', { kind: 'process', slug: 'un-parque' }],
    ['/procesos-participativos/un-parque/propuestas/7', { kind: 'process', slug: 'un-parque' }],
    ['/procesos-participativos/un-parque/resultados/comparacion/s', { kind: 'process', slug: 'un-parque' }],
    ['/procesos-participativos/un-parque/resultados/otra/s', { kind: 'nowhere' }],
    ['/procesos-participativos/un-parque/propuestas/7/8', { kind: 'nowhere' }],
    ['/procesos-participativos/un-parque/resultados', { kind: 'nowhere' }],
    ['/procesos-participativos/un-parque/resultados/comparacion/s/t', { kind: 'nowhere' }],
    ['/procesos-participativos/un-parque/cosas', { kind: 'nowhere' }],
    ['/procesos-participativos/un-parque/info', { kind: 'process', slug: 'un-parque' }],
    ['/procesos-participativos//info', { kind: 'nowhere' }],
    ['/noticias', { kind: 'news' }],
    ['/estadisticas', { kind: 'statistics' }],
    ['/estadisticas/2026', { kind: 'balance', year: 2026 }],
    ['/estadisticas/soon', { kind: 'nowhere' }],
    ['/subvenciones', { kind: 'subsidies' }],
    ['/bonos', { kind: 'vouchers' }],
    ['/reservas', { kind: 'reservations' }],
    ['/entradas', { kind: 'tickets' }],
    ['/comercios', { kind: 'marketplace' }],
    ['/bonos/otono', { kind: 'vouchers', named: 'otono' }],
    ['/entradas/ev-1', { kind: 'tickets', named: 'ev-1' }],
    ['/reservas/nord', { kind: 'reservations', named: 'nord' }],
    ['/inscripciones/estiu', { kind: 'registrations', named: 'estiu' }],
    ['/comercios/forn', { kind: 'marketplace', named: 'forn' }],
    ['/bonos/tienda', { kind: 'nowhere' }],
    ['/entradas/puerta', { kind: 'nowhere' }],
    ['/bonos/otono/mas', { kind: 'nowhere' }],
    ['/inscripciones', { kind: 'registrations' }],
    ['/citas', { kind: 'appointments' }],
    ['/bolsillo', { kind: 'pocket' }],
    ['/bolsillo/avisos', { kind: 'pocket' }],
    ['/bolsillo/otra', { kind: 'nowhere' }],
    ['/sorteos/natacion', { kind: 'draw', activity: 'natacion' }],
    ['/asociaciones', { kind: 'associations' }],
    ['/noticias/otra', { kind: 'nowhere' }],
    ['/propuestas', { kind: 'proposals' }],
    ['/propuestas/p-7', { kind: 'proposal', key: 'p-7' }],
    ['/propuestas/p-7/x', { kind: 'nowhere' }],
    ['/solicitud/incidencias', { kind: 'form', mailbox: 'incidencias' }],
    ['/solicitud', { kind: 'nowhere' }],
    ['/solicitudes', { kind: 'requests' }],
    ['/perfil', { kind: 'person' }],
    ['/siguiendo', { kind: 'following' }],
    ['/transparencia', { kind: 'transparency' }],
    ['/entidades/club', { kind: 'node', collection: 'entidades', key: 'club' }],
    ['/articulos/acta%20del%20ple', { kind: 'node', collection: 'articulos', key: 'acta del ple' }],
    ['/equipamientos/pabellon', { kind: 'node', collection: 'equipamientos', key: 'pabellon' }],
    ['/Equipamientos/pabellon', { kind: 'nowhere' }],
    ['/settings/participa', { kind: 'nowhere' }],
    ['/equipamientos/', { kind: 'nowhere' }],
    ['/entidades', { kind: 'nowhere' }],
    ['/entidades/club/x', { kind: 'nowhere' }],
    ['/presupuesto', { kind: 'budget', part: 'years' }],
    ['/presupuesto/contratos', { kind: 'budget', part: 'contracts' }],
    ['/presupuesto/diccionario', { kind: 'budget', part: 'terms' }],
    ['/presupuesto/otra', { kind: 'nowhere' }],
    ['/guia', { kind: 'fixed', page: 'guia' }],
    ['/participa', { kind: 'fixed', page: 'participa' }],
    ['/faq', { kind: 'fixed', page: 'faq' }],
    ['/%E0%A4%A', { kind: 'nowhere' }],
    ['/pagina/aviso%20legal', { kind: 'article', key: 'aviso legal' }],
    ['/pagina', { kind: 'nowhere' }],
    ['/pagina/una/mas', { kind: 'nowhere' }],
    ['/pagina/%E0%A4%A', { kind: 'nowhere' }],
    ['/constructor', { kind: 'nowhere' }],
  ])('%s is %j', (path, place) => {
    expect(portalPlace(path)).toEqual({ language: null, place });
  });

  it('is the same after a language', () => {
    expect(portalPlace('/va')).toEqual({ language: 'va', place: { kind: 'home' } });
    fc.assert(
      fc.property(fc.constantFrom('', 'noticias', 'pagina/x', 'procesos-participativos/y'), (path) => {
        expect(portalPlace(`/eu/${path}`)).toEqual({ ...portalPlace(`/${path}`), language: 'eu' });
      }),
    );
  });

  it('is found for any path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(portalPlace(path).place.kind).toMatch(/^[a-z]+$/u);
      }),
    );
  });
});
