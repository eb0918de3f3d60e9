import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readFiles } from '#fixtures/builders/town-folder.ts';

const withSites = (embedSites: unknown) => {
  const read = readFiles({ 'collections/settings.json': [{ _id: 's', name: 'participa', embedSites }] });
  return isLeft(read) ? read.left.map(({ where, expected }) => [where, expected]) : [];
};

describe('the sites that may show cards, in a town’s folder', () => {
  it('load where they are origins over https, and where there are none', () => {
    for (const sites of [['https://www.nova.example', 'https://nova.example:8443/'], [], null, undefined])
      expect(withSites(sites)).toEqual([]);
  });

  it('are told, each with what was expected, where they are not', () => {
    expect(
      withSites(['http://a.example', 'https://*.com.es', 'https://a.example/x', 'https://localhost', 7]),
    ).toEqual([
      ['embedSites.0', 'a site over https, like https://www.town.example'],
      ['embedSites.1', 'one site without *: name each that may show cards'],
      ['embedSites.2', 'a site alone, without path, query or more than one: https://www.town.example'],
      [
        'embedSites.3',
        'a site with a name of the web, like https://www.town.example; other letters as xn--…',
      ],
      ['embedSites.4', 'a site over https, like https://www.town.example'],
    ]);
    expect(withSites('https://a.example')).toEqual([
      ['embedSites', 'a list of sites like ["https://www.town.example"]'],
    ]);
  });
});
