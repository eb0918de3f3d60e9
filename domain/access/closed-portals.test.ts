import { describe, expect, it } from 'vitest';
import type { SiteLink } from '../content/site.ts';
import { closedAt, openLinks, portalBeginningAt, readClosed } from './closed-portals.ts';
import { residentPortals } from './portals.ts';

const link = (uri: string, children: readonly SiteLink[] = []): SiteLink => ({ title: uri, uri, children });

describe('the front-ends that a town has switched off', () => {
  it('are known by their names, and participation is never among them', () => {
    expect(readClosed(['tickets', 'participation', 'casino', 'tickets', 'vouchers'])).toEqual([
      'vouchers',
      'tickets',
    ]);
    expect(readClosed([])).toEqual([]);
  });

  it('may be the one of the people of staff, which residents do not see', () => {
    expect(readClosed(['intranet'])).toEqual(['intranet']);
    expect(residentPortals).not.toContain('intranet');
    expect(residentPortals).toContain('participation');
  });

  it('are found by the address at which they begin, whatever follows it', () => {
    expect(portalBeginningAt('/')).toBe('participation');
    expect(portalBeginningAt('/noticias')).toBeNull();
    const closed = ['tickets'] as const;
    for (const address of ['/entradas', '/entradas?evento=ev-1', '/entradas#ev-1/x', '/entradas/ev-1?x=1'])
      expect(closedAt(closed, address)).toBe('tickets');
    for (const address of ['/entradas/puerta', '/entradas/ev/mas', '/bonos', '/bonos/otono', '/', ''])
      expect(closedAt(closed, address)).toBeNull();
  });

  it('have no link in a menu, at any depth', () => {
    const menu = [
      link('/noticias'),
      link('/entradas'),
      link('', [link('/entradas'), link('/bonos')]),
      link('', [link('/entradas')]),
      link('/entradas', [link('/noticias')]),
      link('/participa', [link('/entradas')]),
      link(''),
    ];
    expect(openLinks(menu, ['tickets'])).toEqual([
      link('/noticias'),
      link('', [link('/bonos')]),
      { ...link('', [link('/noticias')]), title: '/entradas' },
      link('/participa'),
      link(''),
    ]);
    expect(openLinks(menu, [])).toEqual(menu);
  });
});
