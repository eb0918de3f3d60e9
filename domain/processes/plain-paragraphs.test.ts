import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainParagraphs } from './plain-paragraphs.ts';

it('what a resident wrote is shown as it was written, and becomes no markup', () => {
  expect(plainParagraphs('Un <b>banco</b>\n\ny "una" fuente\n& más')).toBe(
    '<p>Un &lt;b&gt;banco&lt;/b&gt;</p><p>y &quot;una&quot; fuente<br>&amp; más</p>',
  );
  expect(plainParagraphs(' \n\n ')).toBe('');
  expect(plainParagraphs('uno\n \t\ndos\ntres')).toBe('<p>uno</p><p>dos<br>tres</p>');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainParagraphs(text).replaceAll(/<\/?p>|<br>/gu, '')).not.toMatch(/[<>"]/u);
    }),
  );
});
