import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDetails } from '#domain/content/site-details.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode } from '../decode.ts';
import { settingsWire } from './settings.ts';
import {
  readDetails,
  readMenuTolerantly,
  readSiteTolerantly,
  unreadableSettings,
} from './tolerant-settings.ts';
import { tolerate } from '../tolerate.ts';

const settings = {
  _id: 'x',
  name: 'participa',
  title: { es: 'Vilanova' },
  languages: ['es', 'va'],
  menuID: 'menu',
  primaryColor: '#0a6f6a',
  hideDeveloperCredit: true,
  socialShare: [{ networkName: 'Mastodon', uri: 'https://social.example/@v' }],
  footer: {
    organisation: { es: 'Ayuntamiento' },
    phone: '960',
    columns: [{ title: 'Más', links: [{ title: 'Guía', uri: '/guia' }] }],
    logos: [{ title: 'GVA', image: '/files/v/gva.svg' }],
  },
  portada: {
    carrusel: [{ title: 'Mesas', image: '/files/v/mesas.svg', uri: '/pagina/mesas' }],
    video: { title: 'Vídeo', uri: 'https://youtu.be/aaaaaaaaaaa' },
  },
  estadistica: { year: 2025, years: [2025, 2024] },
  openData: { license: 'https://creativecommons.org/licenses/by/4.0/' },
  embedSites: ['https://WWW.vilanova.example/', 'https://agenda.example'],
  categories: [{ _id: 'cat', term: 'Plazas' }],
};
/** The settings with one value replaced by another, by its path. */
function spoilt(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(settings);
  const steps = path.split('.');
  let at = copy as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[steps.at(-1) ?? ''] = value;
  return copy;
}
const site = (raw: unknown) => {
  const read = readSiteTolerantly(raw);
  if (isLeft(read)) throw new Error(read.left.where);
  return read.right;
};

describe('settings of which something cannot be read', () => {
  it('are complete if everything can', () => {
    expect(unreadableSettings(settings)).toEqual([]);
    expect(site(settings)).toMatchObject({
      languages: ['es', 'va'],
      menu: 'menu',
      hideDeveloperCredit: true,
    });
    expect(readDetails(settings).statistics).toEqual({ year: 2025, years: [2025, 2024] });
    expect(readDetails(settings).licence).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(readDetails(spoilt('openData.license', 'javascript:alert(1)')).licence).toBe(null);
    expect(readDetails(settings).embeddingSites).toEqual([
      'https://www.vilanova.example',
      'https://agenda.example',
    ]);
  });

  it.each([
    ['languages', 'es'],
    ['hideDeveloperCredit', 'no'],
    ['footer.phone', 960],
    ['footer.columns.0.links.0.title', 3],
    ['portada.carrusel.0', 'mesas.svg'],
    ['portada.video.uri', null],
    ['estadistica.years.1', null],
    ['footer', 7],
    ['socialShare.0.uri', 7],
    ['embedSites.1', "https://a.example; script-src 'unsafe-inline'"],
    ['embedSites.1', 'https://*.com.es'],
    ['openData.license', 7],
  ])('lose only what is wrong, and name its place: %s', (path, value) => {
    const raw = spoilt(path, value);
    expect(unreadableSettings(raw)).toEqual([path]);
    expect(site(raw).name).toEqual({ es: 'Vilanova' });
    expect(readDetails(raw).categories).toEqual([{ key: 'cat', name: 'Plazas' }]);
    expect(readDetails(raw).embeddingSites).toContain('https://www.vilanova.example');
  });

  it('keep the links beside a broken one, and name a field that is missing', () => {
    const raw = spoilt('footer.columns.0.links', [{ uri: '/x' }, { title: 'Guía', uri: '/guia' }]);
    expect(unreadableSettings(raw)).toEqual(['footer.columns.0.links.0.title']);
    expect(readDetails(raw).foot.columns[0]?.links.map(({ uri }) => uri)).toEqual(['/guia']);
  });

  it('are never a broken page, whatever they contain', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(settings)), (value, key) => {
        const raw = { ...settings, [key]: value };
        expect(readDetails(raw).categories.length).toBeLessThan(100);
        expect(isLeft(readSiteTolerantly(raw))).toBe(false);
        const kept = tolerate(settingsWire, raw, () => undefined);
        expect(isLeft(decode(settingsWire, kept))).toBe(false);
      }),
    );
  });

  it('are refused if they are not a document at all', () => {
    expect(readSiteTolerantly('x')).toMatchObject({ left: { kind: 'unreadable' } });
    for (const nothing of [null, undefined, {}, 'x', []]) expect(readDetails(nothing)).toEqual(noDetails);
  });
});

describe('a menu of which something cannot be read', () => {
  it('keeps its other entries, at any depth', () => {
    const guide = { title: 'Guía', uri: '/guia', children: [{ uri: '/x' }, { title: 'Fases', uri: '/f' }] };
    expect(readMenuTolerantly({ _id: 'm', children: ['x', guide] })).toMatchObject({
      right: [{ uri: '/guia', children: [{ uri: '/f' }] }],
    });
  });
});

describe('addresses in settings', () => {
  it('are left out if they could do harm', () => {
    const hostile = { title: 'X', uri: 'javascript:x()', image: 'https://evil.example/x.png' };
    const raw = {
      ...settings,
      socialShare: [{ networkName: 'X', uri: 'javascript:x()' }],
      enlaces: [hostile],
      portada: { carrusel: [hostile, { image: '//evil.example/x.png' }], video: { uri: 'data:text/html,x' } },
    };
    expect(site(raw).social).toEqual([]);
    const { slides, links, video } = readDetails(raw);
    expect(slides).toEqual([{ title: 'X', text: null, image: null, alt: null, uri: null }]);
    expect([links, video]).toEqual([[], null]);
  });
});

it('the years of the statistics include the one that is shown first', () => {
  const years = (estadistica: unknown) => readDetails({ estadistica }).statistics;
  expect(years({ year: 2026, years: [2025, 2025, 3.5] })).toEqual({ year: 2026, years: [2026, 2025] });
  expect(years({ years: [2024, 2023] })).toEqual({ year: 2024, years: [2024, 2023] });
  expect(years({ year: '2026', years: ['2025', 'x'] })).toEqual({ year: 2026, years: [2026, 2025] });
  expect(years({ year: 12 })).toBeNull();
  expect(years({})).toBeNull();
});
