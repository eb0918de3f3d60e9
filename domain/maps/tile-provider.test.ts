import { describe, expect, it } from 'vitest';
import { mappingAgency, tileHost, usualTileHosts } from './tile-provider.ts';

const path = '/{z}/{x}/{y}.png';

describe('the address of a provider of tiles', () => {
  it.each([
    [`https://tile.openstreetmap.org${path}`, 'tile.openstreetmap.org'],
    ['https://tiles.example/wms?z={z}&x={x}&y={y}', 'tiles.example'],
    [`https://a-b.c1.example${path}`, 'a-b.c1.example'],
    [mappingAgency.url, mappingAgency.host],
  ])('%s has the host %s', (url, host) => {
    expect(tileHost(url)).toBe(host);
  });

  it.each([
    ['in clear text', `http://tile.openstreetmap.org${path}`],
    ['of the machine’s own network', 'http://169.254.169.254/{z}/{x}/{y}'],
    ['in digits', `https://169.254.169.254${path}`],
    ['in digits of another base', `https://0x7f.1${path}`],
    ['of version 6', `https://[::1]${path}`],
    ['without a dot', `https://localhost${path}`],
    ['of another port', `https://tiles.example:8443${path}`],
    ['with a user', `https://tiles.example@10.0.0.1${path}`],
    ['with a host that is filled in', 'https://{x}.example/{z}/{y}'],
    ['with a sign that ends the host', `https://tiles.example\\@10.0.0.1${path}`],
    ['with a backslash in its path', 'https://tiles.example/\\{z}/{x}/{y}'],
    ['with a space', 'https://tiles.example/ {z}/{x}/{y}'],
    ['in letters that look alike', `https://tіles.example${path}`],
    ['without a row', 'https://tiles.example/{z}/{x}'],
    ['with a column twice', 'https://tiles.example/{z}/{x}/{x}/{y}'],
    ['that ends in a dot', `https://tiles.example.${path}`],
    ['of a script', 'javascript:alert({z}{x}{y})'],
    ['that is empty', ''],
  ])('%s is refused', (_, url) => {
    expect(tileHost(url)).toBeNull();
  });

  it('may be one of two hosts unless the operator allows others', () => {
    expect(usualTileHosts).toEqual(['www.ign.es', 'tile.openstreetmap.org']);
  });
});
