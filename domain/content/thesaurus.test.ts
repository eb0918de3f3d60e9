import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noThesaurus, thesaurusFrame, thesaurusOf } from './thesaurus.ts';

const word = { ref: 'glosario', id: '12', uri: null };

describe('the thesaurus of a town', () => {
  it('is of hosts named whole; whatever could widen the page’s policy is left out', () => {
    expect(
      thesaurusOf(null, [
        ' Tesauro.Example ',
        'tesauro.example:8443',
        '*',
        '*.example',
        'https://tesauro.example',
        'tesauro.example/x',
        "a.example; script-src 'self' *",
        'localhost',
        '',
      ]),
    ).toEqual({ frame: null, hosts: ['tesauro.example', 'tesauro.example:8443'] });
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (hosts) => {
        for (const host of thesaurusOf(null, hosts).hosts) expect(host).toMatch(/^[a-z\d.:-]+$/u);
      }),
    );
  });

  it.each(['a.example', 'a.e.example', 'www.tesauro.example', '1.tesauro.example', `${'a.'.repeat(125)}es`])(
    'may be of the host %s',
    (host) => expect(thesaurusOf(null, [host]).hosts).toEqual([host]),
  );

  it.each([
    'a;.example',
    'tesauro.example;',
    'tesauro.;example',
    '-.example',
    'tesauro-.example',
    'tesauro.example-',
    'tesauro.-example',
    `${'a.'.repeat(126)}es`,
  ])('is never of the host %s', (host) => expect(thesaurusOf(null, [host]).hosts).toEqual([]));

  it('allows the host of its frame, once', () => {
    expect(thesaurusOf('https://tesauro.example/ver', []).hosts).toEqual(['tesauro.example']);
    const thesaurus = thesaurusOf(' https://tesauro.example/ver ', ['tesauro.example', 'otro.example']);
    expect(thesaurus).toEqual({
      frame: 'https://tesauro.example/ver',
      hosts: ['tesauro.example', 'otro.example'],
    });
    expect(thesaurusOf('http://tesauro.example/ver', [])).toEqual(noThesaurus);
  });
});

describe('the frame of a word', () => {
  it('takes its list, its number and the language of the page', () => {
    const thesaurus = thesaurusOf('https://tesauro.example/ver', []);
    expect(thesaurusFrame(word, thesaurus, 'va')).toBe(
      'https://tesauro.example/ver?ref=glosario&id=12&lang=va',
    );
    expect(thesaurusFrame({ ...word, ref: null, id: 'a&b' }, thesaurus, 'eu')).toBe(
      'https://tesauro.example/ver?id=a%26b&lang=eu',
    );
    expect(thesaurusFrame(word, thesaurusOf('https://tesauro.example/?t=1', []), 'es')).toBe(
      'https://tesauro.example/?t=1&ref=glosario&id=12&lang=es',
    );
  });

  it('is none without a thesaurus, or where help names no word', () => {
    expect(thesaurusFrame(word, noThesaurus, 'es')).toBeNull();
    expect(
      thesaurusFrame({ ...word, id: null }, thesaurusOf('https://tesauro.example/', []), 'es'),
    ).toBeNull();
  });

  it('may be an address of its own, of an allowed host alone, over TLS', () => {
    const thesaurus = thesaurusOf(null, ['tesauro.example']);
    const frameOf = (uri: string) => thesaurusFrame({ ...word, uri }, thesaurus, 'es');
    expect(frameOf('https://TESAURO.example')).toBe('https://TESAURO.example');
    expect(frameOf(' https://tesauro.example/?ref=a&id=1 ')).toBe('https://tesauro.example/?ref=a&id=1');
    for (const address of [
      'http://tesauro.example/',
      'x https://tesauro.example/',
      'https://tesauro.example.evil.example/',
      'https://tesauro.example:8443/',
      'https://tesauro.example@evil.example/',
      'https://u:p@tesauro.example/',
      'https://evil.example\\@tesauro.example/',
      'javascript:alert(1)',
      'tesauro.example',
      'https://-.example/',
    ]) {
      expect(frameOf(address)).toBeNull();
    }
  });
});
