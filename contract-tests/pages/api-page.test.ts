import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { apiPage } from './api-page.ts';
import { schemaInWords } from './schema-words.ts';

describe('the page of the API', () => {
  it('says what the code says', () => {
    const page = join(import.meta.dirname, '..', '..', 'docs', 'api.md');
    expect(readFileSync(page, 'utf8')).toBe(apiPage());
  });

  it('names every call, and links only to what is on it', () => {
    const page = apiPage();
    for (const { method, path } of calls) expect(page).toContain(`### \`${method.toUpperCase()} ${path}\``);
    const anchors = new Set([...page.matchAll(/^### (\w+)$/gmu)].map(([, name = '']) => name.toLowerCase()));
    for (const [, anchor = ''] of page.matchAll(/\]\(#(\w+)\)/gu)) expect(anchors).toContain(anchor);
  });

  it('describes shapes in words', () => {
    const list = { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } };
    expect(schemaInWords(list)).toBe('list of text or null');
    expect(
      schemaInWords({
        type: 'object',
        properties: { a: { const: 'ok' }, b: { type: 'number' } },
        required: ['a'],
      }),
    ).toBe('{ a: `"ok"`, b?: number }');
  });
});
