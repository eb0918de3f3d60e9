import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const root = join(import.meta.dirname, '..', '..');
const listGaps = (folder: string) =>
  spawnSync(process.execPath, [join(root, '.config', 'texts.js'), folder], { encoding: 'utf8' });

describe('the list of missing texts', () => {
  it('is empty: every text is there in every language', () => {
    expect(listGaps(root)).toMatchObject({ status: 0, stdout: 'Every text is there in every language.\n' });
  });

  it('looks at the texts of screens, nested ones as well', () => {
    const folder = scratchFolder();
    for (const [language, text] of [
      ['es', '{ "card": { "see": "Ver la tarjeta" } }'],
      ['ca', '{ "card": {} }'],
    ] as const) {
      const screens = join(folder, 'application', 'text', 'catalogue', language, 'screens');
      mkdirSync(screens, { recursive: true });
      writeFileSync(join(screens, 'embed.json'), text);
    }
    expect(listGaps(folder).stdout).toContain('ca/screens/embed.json: card.see is missing; said in es\n');
  });

  it('names a text that a language lacks, its fallback, and a text that is never used', () => {
    const folder = scratchFolder();
    const catalogue = join('application', 'text', 'catalogue');
    for (const language of ['es', 'va', 'ca', 'en', 'eu'])
      cpSync(join(root, catalogue, language, 'mail'), join(folder, catalogue, language, 'mail'), {
        recursive: true,
      });
    const change = (language: string, from: string, to: string) => {
      const path = join(folder, catalogue, language, 'mail', 'code.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    };
    change('va', '"code.over"', '"code.end"');
    change('eu', '"code.over"', '"code.end"');
    const { status, stdout } = listGaps(folder);
    expect(status).toBe(1);
    expect(stdout).toContain('va/mail/code.json: code.over is missing; said in ca\n');
    expect(stdout).toContain('eu/mail/code.json: code.over is missing; said in es\n');
    expect(stdout).toContain('eu/mail/code.json: code.end is not in es: nobody says it\n');
  });
});
