import { confirmListingText, readAskedListingText } from './confirm-listing.ts';
import { listShowcaseText } from './list-showcase.ts';
import { readOwnListingText, writeOwnListingText } from './own-listing.ts';
import { readPickupText, returnPickupText } from './own-pickup.ts';
import { readShowcaseFiguresText, readShowcaseTableText } from './showcase-figures.ts';
import { decideShopPhotoText, readShopPhotoText } from './photos/decide-photo.ts';
import { putShopPhotoText, readOwnPhotoText, removeShopPhotosText } from './photos/own-photos.ts';
import { setAsideText } from './set-aside.ts';
import { countVisitText } from './visits.ts';
import { handPickupText, listPickupsText } from './shop-pickups.ts';

/** The calls of the showcase of shops: for everybody, and for the shops themselves. */
export const showcaseCalls = [
  listShowcaseText,
  readShowcaseFiguresText,
  readShowcaseTableText,
  countVisitText,
  setAsideText,
  readPickupText,
  returnPickupText,
  readAskedListingText,
  confirmListingText,
  readOwnListingText,
  writeOwnListingText,
  listPickupsText,
  handPickupText,
  putShopPhotoText,
  removeShopPhotosText,
  readOwnPhotoText,
  decideShopPhotoText,
  readShopPhotoText,
] as const;
