import type { inviteAgainCall } from '#adapters/wire/office/invite-again.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import type { listPeopleCall } from '#adapters/wire/office/list-people.ts';

/** Somebody who works for the council, as the list has them. */
export type ListedPerson = CallAnswer<typeof listPeopleCall>['items'][number];
/** Somebody who was invited, with the secret of their link. */
export type InvitedOne = CallAnswer<typeof inviteAgainCall>;
