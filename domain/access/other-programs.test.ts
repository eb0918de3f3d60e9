import { expect, it } from 'vitest';
import { otherProgram } from './other-programs.ts';

it.each([
  ['/gestion', '/gestion'],
  ['/gestion/documentos?realm=benialt', '/gestion'],
  ['/quiosco#pase', '/quiosco'],
  ['/bonos/tienda', '/bonos/tienda'],
  ['/entradas/puerta?realm=benialt', '/entradas/puerta'],
  ['/', undefined],
  ['/bonos', undefined],
  ['/gestiones', undefined],
  ['/va/gestion', undefined],
])('the address %s is of the program %s', (address, program) => {
  expect(otherProgram(address)).toBe(program);
});
