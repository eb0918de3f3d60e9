import { approvalStates } from '#domain/forms/request.ts';

/** The requests that staff may list: by whether they are public, those whose senders replied, or all. */
export const requestLists = [...approvalStates, 'replied', 'all'] as const;
