import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Language } from '../../shared/localized-text.ts';
import { type Either, left, right } from '../../shared/result.ts';

/** A photo that a shop uploaded. */
export interface ShopPhoto {
  /** Its name among the files of the town. */
  readonly file: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  readonly language: Language;
  readonly at: Instant;
}

/** The photos of a shop: the one that everybody sees, and the one that waits for staff. */
export interface ShopPhotos {
  /** The id of the shop. */
  readonly shop: string;
  readonly shown: ShopPhoto | null;
  readonly waiting: ShopPhoto | null;
  /** Why staff refused the last one; empty if they did not. */
  readonly reason: string;
}

/** The photos of a shop that has uploaded none. */
export const noPhotos = (shop: string): ShopPhotos => ({ shop, shown: null, waiting: null, reason: '' });

/** The most letters of what a photo shows. */
export const longestAlt = 200;
/** The most letters of why a photo is refused. */
export const longestPhotoReason = 500;

const oneLine = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

/** What a photo shows, as it was typed; null if it says nothing or too much. */
export function readAlt(typed: string): string | null {
  const alt = oneLine(typed);
  return alt === '' || alt.length > longestAlt ? null : alt;
}

/** What a member of staff decides of the photo that they saw. */
export interface PhotoDecision {
  readonly file: string;
  readonly isAccepted: boolean;
  readonly reason: string;
}

/** Why a photo is not decided: another one waits or none does, or a refusal has no reason. */
export type PhotoUndecided = { readonly kind: 'changed' | 'noReason' };

/** The photos of a shop after a decision. */
export function decidedPhotos(
  photos: ShopPhotos,
  { file, isAccepted, reason }: PhotoDecision,
): Either<PhotoUndecided, ShopPhotos> {
  const { waiting } = photos;
  if (waiting?.file !== file) return left({ kind: 'changed' });
  if (isAccepted) return right({ ...photos, shown: waiting, waiting: null, reason: '' });
  const why = reason.trim();
  if (why === '' || why.length > longestPhotoReason) return left({ kind: 'noReason' });
  return right({ ...photos, waiting: null, reason: why });
}

const filesOf = ({ shown, waiting }: ShopPhotos): readonly string[] =>
  [shown, waiting].flatMap((one) => (one === null ? [] : [one.file]));

/** The files of photos that are not those of the shop any more. */
export const filesLeftBehind = (before: ShopPhotos, after: ShopPhotos): readonly string[] =>
  filesOf(before).filter((file) => !filesOf(after).includes(file));

/** The kind of the record of the photos of a shop. */
export const photosKind = 'photos';
/** The owner of the photos of which one waits for staff. */
export const photosWaiting = 'waiting';

/** The record of the photos of a shop, to be stored as this version. Its moment is 0 if there are no photos any more. */
export const photosRecord = (photos: ShopPhotos, version: number): GoodsRecord => ({
  kind: photosKind,
  id: photos.shop,
  owner: photos.waiting === null ? '' : photosWaiting,
  at: Math.max(photos.shown?.at ?? 0, photos.waiting?.at ?? 0),
  version,
  body: photos as unknown as JsonObject,
});

/** The photos that a record has. */
export const photosIn = ({ body }: Pick<GoodsRecord, 'body'>): ShopPhotos => body as unknown as ShopPhotos;
