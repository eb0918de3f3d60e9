import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePhoto, sizeWithin } from './prepare-photo.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a photo before it is sent', () => {
  it('is made no larger than needed, and keeps its proportions', () => {
    expect(sizeWithin(4000, 3000, 2048)).toEqual([2048, 1536]);
    expect(sizeWithin(300, 200, 2048)).toEqual([300, 200]);
    expect(sizeWithin(9000, 1, 2048)).toEqual([2048, 1]);
  });

  it('that the browser cannot read gives null', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not an image')));
    expect(await preparePhoto(new File(['x'], 'a.heic'))).toBeNull();
  });
});
