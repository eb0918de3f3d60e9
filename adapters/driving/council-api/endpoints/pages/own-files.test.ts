import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { folderTownFiles } from '#adapters/driven/files/folder-town-files.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import { leftOutReporter } from '../content/left-out.ts';
import { ownFileLinks } from './own-files.ts';

const town: Town = {
  realm: realmId('benialt'),
  name: 'Benialt',
  timeZone: 'Europe/Madrid',
  defaultLanguage: 'va',
  hosts: [],
  hostPatterns: [],
  checksIdentity: false,
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-files-'));
  mkdirSync(join(folder, 'benialt'));
  writeFileSync(join(folder, 'benialt', 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'benialt', 'big.svg'), 'x'.repeat(5000));
  writeFileSync(join(folder, 'benialt', 'icon.png'), 'png');
});
afterAll(() => rmSync(folder, { recursive: true }));

const links = (favicon: string | null, styleSheet: string | null = null) =>
  ownFileLinks(folderTownFiles(folder), town.realm, { favicon, styleSheet });

describe('the icon and the style sheet of a town', () => {
  it('are sent inside the page if the icon is small, else as addresses', async () => {
    expect(await links('/files/benialt/icon.svg')).toContain('href="data:image/svg+xml;base64,PHN2Zy8+"');
    expect(await links('/files/benialt/big.svg')).toContain('href="/files/benialt/big.svg"');
    expect(await links('/files/benialt/icon.png')).toContain('type="image/png"');
  });

  it('use the product’s icon if the town keeps none on this server', async () => {
    for (const favicon of [null, '/files/benialt/gone.png'])
      expect(await links(favicon)).toBe('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
  });

  it('are files that this town keeps on this server, and nothing else', async () => {
    expect(await links(null, '/files/benialt/estil.css')).toContain(
      '<link rel="stylesheet" href="/files/benialt/estil.css" />',
    );
    for (const hostile of [
      'https://evil.example/x.css',
      '/files/vilanova/estil.css',
      '/files/benialt/../vilanova/x.css',
      'body{} </style><script>x()</script>',
      '/files/benialt/x.css"><script>x()</script>',
    ]) {
      expect(await links(null, hostile)).not.toMatch(/stylesheet|script|evil/u);
      expect(await links(hostile)).toBe(await links(null));
    }
  });
});

it('what is left out of a town’s settings is reported once, and again when it changes', () => {
  const error = vi.fn<(record: unknown, message: string) => void>();
  const log = { error } as unknown as FastifyBaseLogger;
  const report = leftOutReporter();
  report(log, town.realm, []);
  report(log, town.realm, ['footer.phone']);
  report(log, town.realm, ['footer.phone']);
  report(log, realmId('vilanova'), ['footer.phone']);
  report(log, town.realm, []);
  report(log, town.realm, ['languages']);
  expect(error.mock.calls.map(([record]) => record)).toEqual([
    { realm: 'benialt', leftOut: ['footer.phone'] },
    { realm: 'vilanova', leftOut: ['footer.phone'] },
    { realm: 'benialt', leftOut: ['languages'] },
  ]);
});
