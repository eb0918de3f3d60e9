import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapedHtml } from './escaped-html.ts';

it('a text has no markup of its own in HTML', () => {
  expect(escapedHtml('<b>"Bancos" & sombra</b>')).toBe('&lt;b&gt;&quot;Bancos&quot; &amp; sombra&lt;/b&gt;');
  fc.assert(fc.property(fc.string(), (text) => !/[<>"]/u.test(escapedHtml(text))));
});
