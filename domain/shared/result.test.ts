import { expect, it } from 'vitest';
import { never } from './result.ts';

it('a forgotten member of a union is a defect that names the member', () => {
  expect(() => never({ kind: 'dice' } as never)).toThrow('unreachable: {"kind":"dice"}');
});
