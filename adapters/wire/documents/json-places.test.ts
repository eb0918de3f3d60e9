import { describe, expect, it } from 'vitest';
import { jsonPlaces } from './json-places.ts';

describe('the place of a field in a list of documents', () => {
  it('is that of its value, as line and column', () => {
    const place = jsonPlaces('[\n  { "a": 1 },\n  { "b": [\n    "á", { "c" : null }] }\n]');
    expect(place(0, ['a'])).toBe('2:10');
    expect(place(1, ['b', '1', 'c'])).toBe('4:18');
  });

  it('is that of its parent if it is missing', () => {
    const place = jsonPlaces('[{ "a": {} },\n { "b": 7 }]');
    expect(place(0, ['a', 'x', 'y'])).toBe('1:9');
    expect(place(1, ['x'])).toBe('2:2');
    expect(place(1, ['b', 'x'])).toBe('2:9');
  });

  it('is found with any names and texts', () => {
    const place = jsonPlaces(String.raw`[{ "\u0061": "]}\",", "b": "x", "b.c": 1 }]`);
    expect(place(0, ['a'])).toBe('1:14');
    expect(place(0, ['b.c'])).toBe('1:40');
  });

  it('is the beginning if the text is not a list', () => {
    expect(jsonPlaces('')(3, ['a'])).toBe('1:1');
    expect(jsonPlaces('[]')(0, ['a'])).toBe('1:2');
  });
});
