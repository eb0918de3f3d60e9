import { describe, expect, it } from 'vitest';
import { realmId } from '../shared/ids.ts';
import {
  chooseLanguage,
  choosePortal,
  chooseRealm,
  type HostTable,
  type LanguageSigns,
} from './realm-choice.ts';

const query = (text: string) => (name: string) => new URLSearchParams(text).get(name);
const table: HostTable = {
  hosts: { 'participa.vilanova.example': realmId('vilanova') },
  patterns: [{ pattern: /^participa\.benialt\./u, realm: realmId('benialt') }],
  defaultRealm: realmId('vilanova'),
};
const realmAt = (host: string, parameters = '') => chooseRealm({ host, query: query(parameters) }, table);

describe('the realm of a visit', () => {
  it('is the host’s own before anything else', () => {
    expect(realmAt('participa.vilanova.example', 'realm=benialt')).toBe('vilanova');
  });
  it('is no name that every object has', () => {
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
  it('is the parameter’s where the host says nothing, else the default', () => {
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
  it('is the realm’s own when nobody says, else the portal’s', () => {
    expect(languageWith({ realmDefault: 'va' })).toBe('va');
    expect(languageWith({ portal: 'transparency' })).toBe('va');
    expect(languageWith({ portal: 'associations' })).toBe('es');
  });
});
