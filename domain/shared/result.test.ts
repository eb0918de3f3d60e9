import { expect, it } from 'vitest';
import { never } from './result.ts';

it('a member of a union that nobody thought of is a defect, and named', () => {
  expect(() => never({ kind: 'dice' } as never)).toThrow('unreachable: {"kind":"dice"}');
});
