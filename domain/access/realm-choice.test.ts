import { describe, expect, it } from 'vitest';
import { realmId } from '../shared/ids.ts';
import {
  chooseLanguage,
  choosePortal,
  chooseRealm,
  type HostTable,
  type LanguageSigns,
  portalHomes,
} from './realm-choice.ts';

const query = (text: string) => (name: string) => new URLSearchParams(text).get(name);
const table: HostTable = {
  hosts: { 'participa.vilanova.example': realmId('vilanova') },
  patterns: [{ pattern: /^participa\.benialt\./u, realm: realmId('benialt') }],
  realms: [realmId('vilanova'), realmId('benialt')],
  defaultRealm: realmId('vilanova'),
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
  });
  it('is the first label of a host of associations', () => {
    expect(realmAt('asociaciones-vilanova.example')).toBe('asociaciones-vilanova');
    expect(realmAt('associacionsbenialt.example')).toBe('associacionsbenialt');
  });
  it('is the first town in the labels of such a host, where the first label is the service', () => {
    expect(realmAt('asociaciones.benialt.example', 'realm=vilanova')).toBe('benialt');
    expect(realmAt('associacions.participa.benialt.es')).toBe('benialt');
    expect(realmAt('asociaciones.otro.example')).toBe('asociaciones');
    expect(realmAt('mi.asociacion.benialt.example')).toBe('vilanova');
  });
  it('is the one of the parameter if the host names none, else the default', () => {
    expect(realmAt('127.0.0.1', 'realm=benialt')).toBe('benialt');
    expect(realmAt('127.0.0.1')).toBe('vilanova');
    expect(realmAt('127.0.0.1', 'realm=')).toBe('vilanova');
  });
});

describe('the portal of a visit', () => {
  it('is named by the host, else by the parameter, else participation', () => {
    expect(choosePortal({ host: 'transparency.localhost', query: query('') })).toBe('transparency');
    expect(choosePortal({ host: '127.0.0.1', query: query('portal=subsidies') })).toBe('subsidies');
    expect(choosePortal({ host: '127.0.0.1', query: query('portal=shop') })).toBe('participation');
    for (const host of ['asociaciones.vilanova.example', 'associacionsbenialt.example'])
      expect(choosePortal({ host, query: query('portal=subsidies') })).toBe('associations');
  });
  it('begins at a page of its own', () => {
    expect(portalHomes).toEqual({
      participation: '/',
      transparency: '/transparencia',
      subsidies: '/subvenciones',
      associations: '/asociaciones',
    });
  });
});

describe('the language of a visit', () => {
  const signs: LanguageSigns = {
    query: query(''),
    path: '/',
    stored: null,
    portal: 'participation',
    offered: ['es', 'va'],
    realmDefault: null,
  };
  const languageWith = (more: Partial<LanguageSigns>) => chooseLanguage({ ...signs, ...more });

  it('is asked for in the query, then in the path, then remembered', () => {
    const all = { query: query('locale=va'), path: '/es/procesos', stored: 'es' };
    expect(languageWith(all)).toBe('va');
    expect(languageWith({ ...all, query: query('lang=va') })).toBe('va');
    expect(languageWith({ ...all, query: query('') })).toBe('es');
    expect(languageWith({ stored: 'va' })).toBe('va');
  });
  it('is one that the realm offers', () => {
    expect(languageWith({ query: query('locale=eu'), stored: 'va' })).toBe('va');
    expect(languageWith({ query: query('locale=eu'), offered: [] })).toBe('eu');
    expect(languageWith({ query: query('locale=xx') })).toBe('es');
  });
  it('is the realm’s default if the visitor chooses none, else the portal’s', () => {
    expect(languageWith({ realmDefault: 'va' })).toBe('va');
    expect(languageWith({ portal: 'transparency' })).toBe('va');
    expect(languageWith({ portal: 'associations' })).toBe('es');
  });
  it('is Valencian on the content pages, where the realm offers it', () => {
    for (const path of ['/transparencia', '/subvenciones/x']) {
      expect(languageWith({ path, realmDefault: 'es' })).toBe('va');
      expect(languageWith({ path, realmDefault: 'es', offered: ['es', 'en'] })).toBe('es');
      expect(languageWith({ path, realmDefault: 'es', stored: 'es' })).toBe('es');
    }
    expect(languageWith({ path: '/es/transparencia', realmDefault: 'va' })).toBe('es');
    expect(languageWith({ path: '/noticias/transparencia', realmDefault: 'es' })).toBe('es');
    expect(languageWith({ path: '/', realmDefault: 'es' })).toBe('es');
    expect(languageWith({ path: '/asociaciones/mapa', realmDefault: 'va' })).toBe('es');
  });
  it('is a content portal’s own before the realm’s, and Spanish in the one of associations', () => {
    expect(languageWith({ portal: 'subsidies', realmDefault: 'es' })).toBe('va');
    expect(languageWith({ portal: 'subsidies', realmDefault: 'es', offered: ['es'] })).toBe('es');
    expect(languageWith({ portal: 'associations', path: '/asociaciones', realmDefault: 'va' })).toBe('es');
    expect(
      languageWith({ portal: 'associations', path: '/asociaciones', realmDefault: 'va', offered: ['va'] }),
    ).toBe('va');
  });
});
