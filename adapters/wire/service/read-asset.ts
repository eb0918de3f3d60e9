import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Scripts, styles and fonts of the portal, if it has been built. */
export const readAssetCall = {
  method: 'get',
  path: '/assets/{path}',
  isTownless: true,
  caller: 'anybody',
  answer: { type: '*/*' },
  refusals: [],
} as const satisfies Call;

export const readAssetText: CallText<typeof readAssetCall> = {
  call: readAssetCall,
  id: 'readAsset',
  topic: 'service',
  summary: 'Scripts, styles and fonts of the portal, if it has been built.',
  answer: 'The file.',
};
