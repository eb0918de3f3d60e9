import { describe, expect, it } from 'vitest';
import { refusalBody, refusals } from '#adapters/wire/refusals.ts';
import { uploadRefusal } from './clients/request-refusals.ts';

const answered = (tag: keyof typeof refusals, more: object = {}) =>
  uploadRefusal({ status: refusals[tag].status, text: '', body: { ...refusalBody(tag), ...more } }, 20);

describe('an upload that a council refuses', () => {
  it('is dangerous if its scanner found something', () => {
    expect(answered('fileRefused', { where: 'infected' })).toEqual({ kind: 'infected' });
  });

  it('may be left out of the request while files are not accepted, whatever the reason', () => {
    for (const tag of ['filesFull', 'filesUnavailable'] as const)
      expect(answered(tag, { retryAfter: 60 })).toEqual({ kind: 'filesFull' });
  });
});
