import type { CheckId } from '#application/text/catalogue/keys/kit.ts';
import { type Damage, instead, json } from '../damage.ts';

/** How a council could break its own description, its health, and its check of identities. */
export const operationDamages = {
  'ope-01': {
    tells: 'a description without the vote',
    at: /\/openapi\.json$/u,
    change: json((body) => ({ ...body, paths: { '/api/{realm}/surveys': {} } })),
    finds: 'missing',
  },
  'ope-02': {
    tells: 'a server that is not ready',
    at: /\/readyz$/u,
    change: instead(200, { status: 'waiting' }),
    finds: 'value',
  },
  'ide-01': {
    tells: 'an identity that is checked for anybody',
    at: /\/identitycheck$/u,
    change: instead(200, 'True'),
    finds: 'status',
  },
  'ide-02': {
    tells: 'an identity without a date that is valid',
    at: /\/identitycheck$/u,
    change: instead(200, 'True'),
    finds: 'status',
  },
} satisfies Partial<Record<CheckId, Damage>>;
