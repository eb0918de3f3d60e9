import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

it('a text has no markup of its own in HTML', () => {
  expect(htmlText('<b>"Bancos" & sombra</b>')).toBe('&lt;b&gt;&quot;Bancos&quot; &amp; sombra&lt;/b&gt;');
  fc.assert(fc.property(fc.string(), (text) => !/[<>"]/u.test(htmlText(text))));
});
