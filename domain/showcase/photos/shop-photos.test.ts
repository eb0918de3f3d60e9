import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft } from '../../shared/result.ts';
import {
  decidedPhotos,
  filesLeftBehind,
  noPhotos,
  photosIn,
  photosRecord,
  photosWaiting,
  readAlt,
  type ShopPhoto,
} from './shop-photos.ts';

const photo = (file: string, at = 5): ShopPhoto => ({ file, alt: 'El mostrador', language: 'es', at });
const none = noPhotos('forn');

describe('the photos of a shop', () => {
  it('have words for those who cannot see them, in one line and not too long', () => {
    expect(readAlt(' El\n mostrador ')).toBe('El mostrador');
    expect(readAlt(' \n')).toBeNull();
    expect(readAlt('x'.repeat(200))).toHaveLength(200);
    expect(readAlt('x'.repeat(201))).toBeNull();
  });

  it('are shown once staff accept the one that they saw', () => {
    const waits = { ...none, shown: photo('a.jpg'), waiting: photo('b.jpg'), reason: '' };
    const accepted = decidedPhotos(waits, { file: 'b.jpg', isAccepted: true, reason: '' });
    expect(accepted).toMatchObject({ right: { shown: { file: 'b.jpg' }, waiting: null } });
    if (!isLeft(accepted)) expect(filesLeftBehind(waits, accepted.right)).toEqual(['a.jpg']);
    expect(decidedPhotos(waits, { file: 'a.jpg', isAccepted: true, reason: '' })).toMatchObject({
      left: { kind: 'changed' },
    });
    expect(decidedPhotos(none, { file: '', isAccepted: true, reason: '' })).toMatchObject({
      left: { kind: 'changed' },
    });
  });

  it('are refused with a reason only, and the one that is shown stays', () => {
    const waits = { ...none, shown: photo('a.jpg'), waiting: photo('b.jpg') };
    const refuse = (reason: string) => decidedPhotos(waits, { file: 'b.jpg', isAccepted: false, reason });
    expect(refuse(' ')).toMatchObject({ left: { kind: 'noReason' } });
    expect(refuse('x'.repeat(501))).toMatchObject({ left: { kind: 'noReason' } });
    const refused = refuse(' Se ve a un cliente. ');
    expect(refused).toMatchObject({
      right: { shown: { file: 'a.jpg' }, waiting: null, reason: 'Se ve a un cliente.' },
    });
    if (!isLeft(refused)) expect(filesLeftBehind(waits, refused.right)).toEqual(['b.jpg']);
  });

  it('are kept with whether one waits, and at moment 0 once there are none', () => {
    const waits = { ...none, shown: photo('a.jpg', 3), waiting: photo('b.jpg', 9) };
    expect(photosRecord(waits, 2)).toMatchObject({ id: 'forn', owner: photosWaiting, at: 9, version: 2 });
    expect(photosRecord({ ...waits, waiting: null }, 3)).toMatchObject({ owner: '', at: 3 });
    expect(photosRecord(none, 1)).toMatchObject({ owner: '', at: 0 });
    expect(photosIn(photosRecord(waits, 2))).toEqual(waits);
  });

  it('never leave a file behind that is still one of theirs', () => {
    const file = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
    const some = fc.record({ shown: file, waiting: file }).map(({ shown, waiting }) => ({
      ...none,
      shown: shown === null ? null : photo(shown),
      waiting: waiting === null ? null : photo(waiting),
    }));
    fc.assert(
      fc.property(some, some, (before, after) => {
        const stays = [after.shown?.file, after.waiting?.file];
        expect(filesLeftBehind(before, after).some((one) => stays.includes(one))).toBe(false);
      }),
    );
  });
});
