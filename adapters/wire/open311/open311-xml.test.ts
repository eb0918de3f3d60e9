import { expect, it } from 'vitest';
import { open311Xml } from './open311-xml.ts';

const head = '<?xml version="1.0" encoding="utf-8"?>\n';

it('writes lists with their own singulars, and a missing value as an empty element', () => {
  const definition = {
    service_code: 'a',
    attributes: [{ code: 'tipo', required: true, values: [{ key: 'x', name: '' }] }],
  };
  expect(open311Xml('service_definition', definition)).toBe(
    `${head}<service_definition><service_code>a</service_code><attributes><attribute><code>tipo</code><required>true</required><values><value><key>x</key><name/></value></values></attribute></attributes></service_definition>\n`,
  );
  expect(open311Xml('services', [])).toBe(`${head}<services></services>\n`);
  expect(open311Xml('other', [{ lat: null }])).toBe(`${head}<other><item><lat/></item></other>\n`);
});

it('encodes markup in texts', () => {
  expect(open311Xml('description', '</x><script>"&\u0000')).toBe(
    `${head}<description>&lt;/x&gt;&lt;script&gt;&quot;&amp;\u{FFFD}</description>\n`,
  );
});
