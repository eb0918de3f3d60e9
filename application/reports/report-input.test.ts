import { expect, it } from 'vitest';
import { inputJson, inputProvenance } from './report-input.ts';

const file = { name: 'votos.pb', sha256: 'abc' };

it('the fingerprint of a published list is told beside the hash of the file; other inputs have none', () => {
  expect(inputJson(file)).toEqual(file);
  expect(inputProvenance(file)).toEqual([
    ['input', 'votos.pb'],
    ['sha256', 'abc'],
  ]);
  const list = { ...file, fingerprint: 'f1' };
  expect(inputJson(list)).toEqual(list);
  expect(inputProvenance(list).at(-1)).toEqual(['listFingerprint', 'f1']);
});
