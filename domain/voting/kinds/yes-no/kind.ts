import { oneOption } from '../shared/one-option.ts';

/** `yesNo`: exactly one answer, usually yes or no. */
export const yesNo = oneOption('yesNo');
