import { approvalStates } from '#domain/forms/request.ts';

/** The requests that staff may list: by whether everybody may see them, or all. */
export const requestLists = [...approvalStates, 'all'] as const;
