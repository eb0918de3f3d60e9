import { describe, expect, it } from 'vitest';
import { behindHash } from './behind-hash.ts';

describe('what stands behind the # of a link', () => {
  it('is read as it was meant, and as it stands where the link was cut', () => {
    expect(behindHash({ hash: '#2026%2D000012' })).toBe('2026-000012');
    expect(behindHash({ hash: '#ABCD%E0' })).toBe('ABCD%E0');
    expect(behindHash({ hash: '' })).toBe('');
  });
});
