import { oneOption } from '../shared/one-option.ts';

/** `options`: exactly one answer. */
export const options = oneOption('options');
