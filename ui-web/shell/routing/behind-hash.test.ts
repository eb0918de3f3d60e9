import { describe, expect, it } from 'vitest';
import { behindHash } from './behind-hash.ts';

describe('the part after the # of a link', () => {
  it('is decoded, and read unchanged if the link was cut', () => {
    expect(behindHash({ hash: '#2026%2D000012' })).toBe('2026-000012');
    expect(behindHash({ hash: '#ABCD%E0' })).toBe('ABCD%E0');
    expect(behindHash({ hash: '' })).toBe('');
  });
});
