import type { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import type { followCall } from '#adapters/wire/following/follow-content.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';

/**
 * Why a follow could not be begun, shown or ended. `codeWrong`: the link of a mail is too old, was cut short, or its
 * follow has ended.
 */
export type FollowRefusal = RefusalOf<typeof followCall> | RefusalOf<typeof confirmFollowCall>;
