import { approvalStates } from '#domain/forms/request.ts';

/** The requests that staff may list: by whether they are public, or all. */
export const requestLists = [...approvalStates, 'all'] as const;
