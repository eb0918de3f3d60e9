import { describe, expect, it } from 'vitest';
import { realmId } from '../shared/ids.ts';
import { portals } from './portals.ts';
import { choosePortal, chooseRealm, type HostTable } from './realm-choice.ts';

const query = (text: string) => (name: string) => new URLSearchParams(text).get(name);
const table: HostTable = {
  hosts: { 'participa.vilanova.example': realmId('vilanova') },
  patterns: [{ pattern: /^(?:participa|vecinas)\.benialt\./u, realm: realmId('benialt') }],
  realms: [realmId('vilanova'), realmId('benialt')],
  defaultRealm: realmId('vilanova'),
  portals: { 'datos.benialt.example': 'transparency', 'participa.vilanova.example': 'participation' },
  unknownHosts: null,
};
const realmAt = (host: string, parameters = '') => chooseRealm({ host, query: query(parameters) }, table);

describe('the realm of a visit', () => {
  it('is the host’s own before anything else', () => {
    expect(realmAt('participa.vilanova.example', 'realm=benialt')).toBe('vilanova');
  });
  it('is never a name that every object inherits', () => {
    expect(realmAt('constructor')).toBe('vilanova');
    expect(realmAt('__proto__', 'realm=benialt')).toBe('benialt');
  });
  it('is found by a pattern of hosts', () => {
    expect(realmAt('participa.benialt.es')).toBe('benialt');
    expect(realmAt('vecinas.benialt.es', 'realm=vilanova')).toBe('benialt');
  });
  it('is the first label of a host of associations', () => {
    expect(realmAt('asociaciones-vilanova.example')).toBe('asociaciones-vilanova');
    expect(realmAt('associacionsbenialt.example')).toBe('associacionsbenialt');
  });
  it('is the first town in the labels of such a host, where the first label is the service', () => {
    expect(realmAt('asociaciones.benialt.example', 'realm=vilanova')).toBe('benialt');
    expect(realmAt('associacions.participa.benialt.es')).toBe('benialt');
    expect(realmAt('asociaciones.otro.example')).toBe('asociaciones');
    expect(realmAt('mi.asociacion.benialt.example')).toBeNull();
  });
  it('is the one of the parameter if the host names none, else the default', () => {
    expect(realmAt('127.0.0.1', 'realm=benialt')).toBe('benialt');
    expect(realmAt('127.0.0.1')).toBe('vilanova');
    expect(realmAt('127.0.0.1', 'realm=')).toBe('vilanova');
  });
});

describe('the realm of a front-end’s host', () => {
  it('is the town that its labels name, in any language', () => {
    for (const host of ['transparencia.benialt.es', 'subvencions.benialt.example', 'citas.benialt.localhost'])
      expect(realmAt(host, 'realm=vilanova')).toBe('benialt');
    expect(realmAt('benialt.transparencia.example')).toBeNull();
  });
  it('is the default on this machine, where no label names a town', () => {
    for (const host of [
      'transparencia.localhost',
      'asociaciones.localhost',
      '127.0.0.1',
      '::1',
      '[::1]',
      'app',
    ])
      expect(realmAt(host)).toBe('vilanova');
    expect(realmAt('transparencia.localhost', 'realm=benialt')).toBe('benialt');
  });
});

describe('an unknown host', () => {
  it('has no town, unless its address or the installation names one', () => {
    for (const host of ['otro.example', 'participa.otro.example', 'transparencia.otro.example'])
      expect(realmAt(host)).toBeNull();
    expect(realmAt('otro.example', 'realm=benialt')).toBe('benialt');
    const fixed = { ...table, unknownHosts: realmId('benialt') };
    expect(chooseRealm({ host: 'otro.example', query: query('') }, fixed)).toBe('benialt');
    expect(chooseRealm({ host: '127.0.0.1', query: query('') }, fixed)).toBe('vilanova');
  });
});

describe('the portal of a visit', () => {
  const portalAt = (host: string, parameters = '') => choosePortal({ host, query: query(parameters) }, table);

  it('is named by the host, in English, Spanish or Valencian, else by the parameter, else participation', () => {
    for (const host of ['transparency.localhost', 'transparencia.benialt.es', 'datos.benialt.example'])
      expect(portalAt(host, 'portal=subsidies')).toBe('transparency');
    for (const name of ['subsidies', 'subvenciones', 'subvencions', 'Subvenciones'])
      expect(portalAt('127.0.0.1', `portal=${name}`)).toBe('subsidies');
    for (const host of ['asociaciones.vilanova.example', 'associacionsbenialt.example'])
      expect(portalAt(host, 'portal=subsidies')).toBe('associations');
    for (const name of ['citas', 'cites', 'citaprevia', 'appointments'])
      expect(portalAt(`${name}.benialt.es`)).toBe('appointments');
    for (const name of ['comercios', 'comercos', 'marketplace'])
      expect(portalAt(`${name}.benialt.es`)).toBe('marketplace');
    for (const name of ['inscripciones', 'inscripcions', 'registrations'])
      expect(portalAt(`${name}.benialt.es`)).toBe('registrations');
    for (const name of ['entradas', 'entrades', 'tickets']) {
      expect(portalAt(`${name}.benialt.es`)).toBe('tickets');
      expect(portalAt('127.0.0.1', `portal=${name}`)).toBe('tickets');
    }
    expect(portalAt('intranet.benialt.es')).toBe('intranet');
    expect(portalAt('participa.benialt.es')).toBe('participation');
    expect(portalAt('participa.benialt.es', 'portal=associacions')).toBe('associations');
    expect(portalAt('participa.vilanova.example', 'portal=associacions')).toBe('participation');
    expect(portalAt('127.0.0.1', 'portal=')).toBe('participation');
  });
  it('is none if one is asked for that is not served', () => {
    for (const name of ['casino', 'shop']) expect(portalAt('127.0.0.1', `portal=${name}`)).toBeNull();
    expect(portalAt('constructor.benialt.es')).toBe('participation');
  });
  it('begins at a page of its own', () => {
    expect(Object.entries(portals).map(([portal, { home }]) => [portal, home])).toEqual([
      ['participation', '/'],
      ['transparency', '/transparencia'],
      ['subsidies', '/subvenciones'],
      ['associations', '/asociaciones'],
      ['vouchers', '/bonos'],
      ['reservations', '/reservas'],
      ['tickets', '/entradas'],
      ['marketplace', '/comercios'],
      ['registrations', '/inscripciones'],
      ['intranet', '/intranet'],
      ['appointments', '/citas'],
    ]);
  });
});
