import { expect, it } from 'vitest';
import { isShopHeading } from './shop-headings.ts';
import { shopDeviceName } from './shop-device.ts';

it('a device has a name of one line, of sixty letters at most', () => {
  expect(shopDeviceName('  Caja \n 1 ')).toBe('Caja 1');
  expect(shopDeviceName(' ')).toBeNull();
  expect(shopDeviceName('x'.repeat(60))).not.toBeNull();
  expect(shopDeviceName('x'.repeat(61))).toBeNull();
});

it('a heading is one of the list', () => expect(['food', 'arms'].map(isShopHeading)).toEqual([true, false]));
