import type { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import type { followCall } from '#adapters/wire/following/follow-content.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';

/** Why nothing was followed, shown or ended. `codeWrong`: the link of a mail that is too old, was cut short, or whose follow has ended. */
export type FollowRefusal = RefusalOf<typeof followCall> | RefusalOf<typeof confirmFollowCall>;
