import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, left, right } from '../shared/result.ts';
import {
  characterCount,
  linksIn,
  longestComment,
  longestReport,
  mostLinks,
  readCommentName,
  readCommentText,
  readReportWords,
} from './comment-words.ts';

/** What texts are made of that people and machines send. */
const pieces = 'a é \u0301 \u0334 \u202e \u2069 \u0000 \u200b \ud83c 🌳 <b> www. https:// .'
  .split(' ')
  .concat([' ', '\n', '\r', '\t', '\u2028', '\u3000']);

describe('the words of a report', () => {
  it('are tidied as a comment is, cut where they are long, and none where nothing is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 600 }), (raw) => {
        const read = readReportWords(raw);
        if (read === null) return;
        expect(characterCount(read)).toBeLessThanOrEqual(longestReport);
        expect(read).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
    );
    expect(readReportWords(' Insulta\u0000 a mi hija. ')).toBe('Insulta a mi hija.');
    expect([readReportWords(''), readReportWords(' \n\u0301 ')]).toEqual([null, null]);
    expect(readReportWords('🌳'.repeat(longestReport + 1))).toBe('🌳'.repeat(longestReport));
  });
});

describe('the text of a comment', () => {
  it('that was accepted is accepted again unchanged, and stays within its limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 60 }), (raw) => {
        const read = readCommentText(raw);
        if (!isRight(read)) return;
        expect(readCommentText(read.right)).toEqual(read);
        expect(characterCount(read.right)).toBeLessThanOrEqual(longestComment);
        expect(linksIn(read.right)).toBeLessThanOrEqual(mostLinks);
      }),
    );
  });

  it('is plain text: markup is kept as characters', () => {
    expect(readCommentText('<b>Sí</b> & <script>x</script>')).toEqual(
      right('<b>Sí</b> & <script>x</script>'),
    );
  });

  it('keeps its paragraphs, with one empty line between them at most', () => {
    expect(readCommentText(' uno\r\ndos\n \n\n\ntres\t4\u2028 ')).toEqual(right('uno\ndos\n\ntres 4'));
    expect(readCommentText('uno\rdos\n\ntres')).toEqual(right('uno\ndos\n\ntres'));
    expect(readCommentText('uno\n\n\ndos')).toEqual(right('uno\n\ndos'));
  });

  it('loses invisible characters: controls, direction marks, piled-up accents', () => {
    expect(readCommentText('a\u0000b\u202ec\u2069d')).toEqual(right('abcd'));
    expect(readCommentText('a\ud83c')).toEqual(right('a\ufffd'));
    expect(readCommentText('a\u202e\u0301')).toEqual(right('\u00e1'));
    expect(readCommentText(`x${'\u0334'.repeat(50)}`)).toEqual(right(`x${'\u0334'.repeat(4)}`));
  });

  it('without words is refused', () => {
    for (const raw of ['', ' \n ', '\u200b\u200d', '\u202e'])
      expect(readCommentText(raw)).toEqual(left({ field: 'text', kind: 'blank' }));
  });

  it('has a thousand characters at most, an emoji counting as one', () => {
    expect(readCommentText('🌳'.repeat(1000))).toEqual(right('🌳'.repeat(1000)));
    expect(readCommentText('a'.repeat(1001))).toEqual(left({ field: 'text', kind: 'tooLong', most: 1000 }));
  });

  it('names two links at most', () => {
    expect(isRight(readCommentText('https://a.example y www.b.example'))).toBe(true);
    expect(readCommentText('http://a https://b WWW.c')).toEqual(
      left({ field: 'text', kind: 'tooManyLinks', most: 2 }),
    );
  });
});

describe('the name of a comment’s author', () => {
  it('is one line with a letter in it', () => {
    expect(readCommentName('  Ana \n del  Raval ')).toEqual(right('Ana del Raval'));
    expect(readCommentName('李')).toEqual(right('李'));
    for (const raw of ['', '12', '—'])
      expect(readCommentName(raw)).toEqual(left({ field: 'name', kind: 'blank' }));
    expect(readCommentName('a'.repeat(40))).toEqual(right('a'.repeat(40)));
    expect(readCommentName('a'.repeat(41))).toEqual(left({ field: 'name', kind: 'tooLong', most: 40 }));
  });

  it('is neither an address nor a number of a person', () => {
    for (const raw of ['ana@correu.example', 'www.ana.example'])
      expect(readCommentName(raw)).toEqual(left({ field: 'name', kind: 'address' }));
    for (const raw of ['Ana 12345678Z', 'Ana 12.345.678-Z', 'X1234567L', 'Ana 600 00 00 00'])
      expect(readCommentName(raw)).toEqual(left({ field: 'name', kind: 'identity' }));
    expect(readCommentName('Ana 1984')).toEqual(right('Ana 1984'));
  });
});
