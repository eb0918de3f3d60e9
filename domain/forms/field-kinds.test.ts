import { describe, expect, it } from 'vitest';
import { aFile, aMailbox, anEntry, files } from '#fixtures/builders/data/mailbox.ts';
import { checkForm } from './check-form.ts';

const agreed = { acceptsPrivacy: true, isPaid: true };
type Answers = Parameters<typeof anEntry>[0];
const faults = (definition: object, answers: Answers = {}) =>
  checkForm(aMailbox([{ name: 'campo', title: 'Campo', ...definition }]), anEntry(answers), agreed);

describe('the kinds of answers', () => {
  const tooMany = Array.from({ length: 6 }, (_, n) => aFile({ id: String(n) }));
  const documents = Array.from({ length: 11 }, () => aFile({ name: 'a.txt', kind: 'txt' }));

  it.each<[string, object, Answers[string], readonly string[]]>([
    ['a text that is too long', { maxlength: 3 }, 'abcd', ['tooLong']],
    ['a long text that is too long', { type: 'textarea', maxlength: 3 }, 'abcd', ['tooLong']],
    ['a text of its greatest length', { type: 'textarea', maxlength: 4 }, 'abcd', []],
    ['a letter without end', { type: 'textarea' }, 'a'.repeat(20_001), ['tooLong']],
    ['an e-mail', { mode: 'email' }, 'ana@correu.example', []],
    ['no e-mail', { mode: 'email' }, 'ana', ['invalidEmail']],
    ['a phone', { mode: 'tel' }, '+34 960 00 00 00', []],
    ['no phone', { mode: 'tel' }, '12', ['notAPhone']],
    ['letters for a phone', { mode: 'tel' }, 'llámame', ['notAPhone']],
    ['an address of the web', { mode: 'url' }, 'https://vilanova.example/x', []],
    ['a script for an address', { mode: 'url' }, 'javascript:alert(1)', ['notAnAddress']],
    ['a number below', { mode: 'number', min: 2 }, '1', ['below']],
    ['a number above', { mode: 'number', max: 2 }, '3', ['above']],
    ['a number within', { mode: 'number', min: 1, max: 2 }, '1,5', []],
    ['a day', { mode: 'date', min: '2026-11-20', max: '2026-11-20' }, '2026-11-20', []],
    ['a day too early', { mode: 'date', min: '2026-11-20' }, '2026-11-19', ['below']],
    ['a day too late', { mode: 'date', max: '2026-11-20' }, '2026-11-21', ['above']],
    ['no day', { mode: 'date' }, '2026-02-30', ['notADay']],
    ['a day with a time', { mode: 'date' }, '2026-02-20T10:00', ['notADay']],
    ['a time', { mode: 'datetime', min: '2026-11-20' }, '2026-11-20T09:30:00+01:00', []],
    ['a time too early', { mode: 'datetime', min: '2026-11-21' }, '2026-11-20T09:30:00+01:00', ['below']],
    ['a time of elsewhere', { mode: 'datetime' }, '2026-11-20T09:30:00-05:00', ['foreignOffset']],
    ['a time without offset', { mode: 'datetime' }, '2026-11-20T09:30', ['foreignOffset']],
    ['no time', { mode: 'datetime' }, 'a las diez', ['notATime']],
    ['a key of the list', { type: 'key', valid: ['A1'] }, ' A1', []],
    ['a key of no list', { type: 'key' }, 'A1', ['notAKey']],
    ['a blank key', { type: 'key' }, ' ', []],
    ['one of the options', { type: 'select', options: [{ value: 'a', title: 'A' }] }, 'a', []],
    ['none of the options', { type: 'radio', options: ['a'] }, 'b', ['notAnOption']],
    ['a blank choice', { type: 'radio', options: ['a'] }, '', []],
    ['a category of the town', { type: 'category' }, 'alumbrado', []],
    ['a street', { type: 'callejero' }, 'Carrer del Molí', []],
    ['a street without end', { type: 'search' }, 'x'.repeat(301), ['tooLong']],
    ['an item of a collection', { type: 'collection', options: 'centros' }, 'biblioteca', []],
    [
      'several',
      { type: 'selectmultiple', options: ['a', 'b'], max: 1 },
      { kind: 'texts', texts: ['a', 'b'] },
      ['tooMany'],
    ],
    [
      'a stranger among several',
      { type: 'selectmultiple', options: ['a'] },
      { kind: 'texts', texts: ['a', 'c'] },
      ['notAnOption'],
    ],
    [
      'as many as may be',
      { type: 'selectmultiple', options: ['a', 'b'], max: 2 },
      { kind: 'texts', texts: ['a', 'b'] },
      [],
    ],
    ['five pictures', { type: 'image' }, files(...tooMany.slice(1)), []],
    ['a sixth picture', { type: 'image' }, files(...tooMany), ['tooManyImages']],
    ['a document as a picture', { type: 'image' }, files(aFile({ kind: 'pdf' })), ['fileNotTaken']],
    ['a document', { type: 'file' }, files(aFile({ kind: 'txt' })), []],
    ['an eleventh document', { type: 'file' }, files(...documents), ['tooMany']],
    ['a picture as a document', { type: 'file' }, files(aFile()), ['fileNotTaken']],
    ['a signed document', { type: 'pdf' }, files(aFile({ kind: 'pdf', isSigned: true })), []],
    ['an unsigned one', { type: 'pdf' }, files(aFile({ kind: 'pdf' })), ['unsigned']],
    ['a picture for a signed one', { type: 'pdf' }, files(aFile()), ['fileNotTaken']],
    ['a place', { type: 'map' }, { kind: 'place', coordinates: { lat: 39.4, lng: -0.3 } }, []],
    ['no place', { type: 'map' }, { kind: 'place', coordinates: null }, []],
    [
      'a place off the earth',
      { type: 'map' },
      { kind: 'place', coordinates: { lat: 91, lng: 0 } },
      ['notAPlace'],
    ],
    [
      'a place behind the earth',
      { type: 'map' },
      { kind: 'place', coordinates: { lat: 9, lng: 190 } },
      ['notAPlace'],
    ],
    ['a person', { type: 'census' }, { kind: 'census', identity: '12345678Z', secrets: ['1984'] }, []],
    [
      'a person without secrets',
      { type: 'census' },
      { kind: 'census', identity: '12345678Z', secrets: [' '] },
      ['secretsMissing'],
    ],
    [
      'a number of nobody',
      { type: 'census' },
      { kind: 'census', identity: '123', secrets: [] },
      ['identityMisspelt'],
    ],
    [
      'a person with one secret of two',
      { type: 'census' },
      { kind: 'census', identity: '12345678Z', secrets: ['1984', ' '] },
      [],
    ],
    ['no person', { type: 'census', required: false }, { kind: 'census', identity: '', secrets: [] }, []],
    [
      'a blank person',
      { type: 'census', required: false },
      { kind: 'census', identity: ' ', secrets: [] },
      [],
    ],
    ['a blank number', { mode: 'number' }, '  ', []],
    ['a number with blanks around it', { mode: 'number', min: 2 }, ' 2 ', []],
    ['a number under nothing, where only the most is fixed', { mode: 'number', max: 4 }, '-9', []],
    ['a blank in a list', { type: 'select', options: ['a'] }, ' ', []],
    ['an answered captcha', { type: 'captcha' }, { kind: 'captcha', id: 'c', answer: '11' }, []],
    ['a ticked box', { type: 'checkbox' }, true, []],
  ])('%s', (_, definition, value, expected) => {
    expect(faults(definition, { campo: value }).map(({ kind }) => kind)).toEqual(expected);
  });

  it.each([
    'text',
    'textarea',
    'image',
    'file',
    'map',
    'category',
    'select',
    'selectmultiple',
    'captcha',
    'callejero',
    'collection',
    'census',
    'contact',
    'search',
    'pdf',
    'radio',
    'key',
  ])('a box is a strange answer to a field of type %s', (type) => {
    expect(faults({ type }, { campo: true })).toMatchObject([{ kind: 'strangeValue' }]);
  });
  it('a text is a strange answer to a box, and nothing answers a group itself', () => {
    expect(faults({ type: 'checkbox' }, { campo: 'x' })).toMatchObject([{ kind: 'strangeValue' }]);
  });

  it('pictures count together, whichever field they hang on', () => {
    const mailbox = aMailbox([
      { name: 'antes', type: 'image' },
      { name: 'despues', type: 'image' },
      { name: 'nada', type: 'image' },
    ]);
    const [three, two, six] = [3, 2, 6].map((count) => files(...tooMany.slice(0, count)));
    const of = (antes = files(), despues = files()) =>
      checkForm(mailbox, anEntry({ antes, despues, nada: files() }), agreed).map(
        ({ kind, field }) => `${field ?? '-'}: ${kind}`,
      );
    expect(of(three, two)).toEqual([]);
    expect(of(three, three)).toEqual(['nada: tooManyImages']);
    expect(of(six, two)).toEqual(['antes: tooManyImages']);
    const [one, five] = [1, 5].map((count) => files(...tooMany.slice(0, count)));
    expect(of(five, one)).toEqual(['nada: tooManyImages']);
  });

  it('documents do not count among the pictures', () => {
    const mailbox = aMailbox([
      { name: 'fotos', type: 'image' },
      { name: 'papeles', type: 'file' },
    ]);
    const entry = anEntry({
      fotos: files(...tooMany.slice(0, 5)),
      papeles: files(...documents.slice(0, 5)),
    });
    expect(checkForm(mailbox, entry, agreed)).toEqual([]);
  });
});
