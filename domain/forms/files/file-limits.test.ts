import { describe, expect, it } from 'vitest';
import { mostFileBytes, sizeRefusal, uploadLife } from './file-limits.ts';
import { takenKinds } from './taken-kinds.ts';

describe('the size of a file', () => {
  it('is accepted up to exactly ten megabytes, and refused with one byte more', () => {
    expect(mostFileBytes).toBe(10_485_760);
    expect(sizeRefusal(mostFileBytes)).toBeNull();
    expect(sizeRefusal(mostFileBytes + 1)).toEqual({
      kind: 'tooLarge',
      most: mostFileBytes,
      found: mostFileBytes + 1,
    });
  });

  it('is refused if there is nothing in it', () => {
    expect(sizeRefusal(0)).toEqual({ kind: 'emptyFile' });
    expect(sizeRefusal(1)).toBeNull();
  });
});

it('an upload waits for its request for thirty days', () => {
  expect(uploadLife).toBe(30 * 24 * 60 * 60 * 1000);
});

describe('a field of files', () => {
  it('takes pictures for pictures and documents for documents', () => {
    expect(takenKinds.file).not.toContain('jpg');
    expect(takenKinds.image).not.toContain('pdf');
  });
});
