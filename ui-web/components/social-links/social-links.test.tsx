import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { socialLinks } from './networks.ts';
import { SocialLinks } from './social-links.tsx';

afterEach(cleanup);
const hostile = ['javascript:alert(1)', '//evil.example', 'https://facebook.com@evil.example/', 'x', ''];

describe('accounts in networks', () => {
  it('are named by the network’s own name, else by what the council wrote, else by the host', () => {
    const uri = (host: string) => `https://${host}/a`;
    const links = socialLinks([
      { networkName: 'Twitter', uri: uri('x.com') },
      { networkName: 'you-tube', uri: uri('youtube.com') },
      { networkName: 'Peertube', uri: uri('video.example') },
      { networkName: ' ', uri: uri('www.xarxa.example') },
      { networkName: 'constructor', uri: uri('c.example') },
    ]);
    expect(links.map(({ name }) => name)).toEqual([
      'X',
      'YouTube',
      'Peertube',
      'xarxa.example',
      'constructor',
    ]);
  });

  it('are left out if their address is not of the web, or is there twice', () => {
    const accounts = [...hostile, 'https://t.me/a', ' https://t.me/a '].map((uri) => ({
      networkName: 'telegram',
      uri,
    }));
    expect(socialLinks(accounts)).toEqual([{ name: 'Telegram', href: 'https://t.me/a' }]);
  });

  it('open in another tab, which the link says', () => {
    const draw = (uri: string) =>
      render(<SocialLinks label="Redes" newTab="otra pestaña" accounts={[{ networkName: 'x', uri }]} />);
    draw('https://x.com/a');
    expect(screen.getByRole('link', { name: 'X (otra pestaña)' }).getAttribute('rel')).toContain('noopener');
    cleanup();
    expect(draw('javascript:x').container.childElementCount).toBe(0);
  });
});
