import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownShopWire } from './shop.ts';

/** Makes the browser that asks a device of a shop. */
export const startShopDeviceCall = {
  method: 'post',
  path: '/api/{realm}/shop/device',
  caller: 'anybody',
  body: t.type({ taxNumber: t.string, code: t.string }),
  isClosed: true,
  answer: ownShopWire,
  refusals: ['shopNotAuthorised', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const startShopDeviceText: CallText<typeof startShopDeviceCall> = {
  call: startShopDeviceCall,
  id: 'startShopDevice',
  topic: 'vouchers',
  summary:
    'Starts a device of an authorised shop by the paper code that staff gave it, and its tax number. Its token comes as a cookie that scripts cannot read, for thirty days. Ten wrong codes from a network in ten minutes make it wait.',
  example: { taxNumber: 'B58378431', code: 'BCDF-GHJK-MPRT' },
  answer: 'The shop.',
};
