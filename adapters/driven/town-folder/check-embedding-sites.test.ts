import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readFiles } from '#fixtures/builders/towns/town-folder.ts';

const withSites = (embedSites: unknown) => {
  const read = readFiles({ 'collections/settings.json': [{ _id: 's', name: 'participa', embedSites }] });
  return isLeft(read) ? read.left.map(({ where, kind }) => [where, kind]) : [];
};

describe('the sites that may show cards, in a town’s folder', () => {
  it('load if they are origins over https, and if there are none', () => {
    for (const sites of [['https://www.nova.example', 'https://nova.example:8443/'], [], null, undefined])
      expect(withSites(sites)).toEqual([]);
  });

  it('are reported, each with its fault, if they are not', () => {
    expect(
      withSites(['http://a.example', 'https://*.com.es', 'https://a.example/x', 'https://localhost', 7]),
    ).toEqual([
      ['s.embedSites.0', 'notHttps'],
      ['s.embedSites.1', 'wildcard'],
      ['s.embedSites.2', 'notAnOrigin'],
      ['s.embedSites.3', 'noDomain'],
      ['s.embedSites.4', 'notHttps'],
    ]);
    expect(withSites('https://a.example')).toEqual([['s.embedSites', 'embedSites']]);
  });
});
