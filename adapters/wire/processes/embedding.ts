import * as t from 'io-ts';
import { embeddingSite } from '#domain/content/embedding-site.ts';
import { isLeft } from '#domain/shared/result.ts';

/** A site that may show cards of the portal; it is read as the origin that browsers send. */
export const embeddingSiteWire = new t.Type<string>(
  'site',
  t.string.is,
  (u, context) => {
    const site = typeof u === 'string' ? embeddingSite(u) : null;
    return site === null || isLeft(site) ? t.failure(u, context) : t.success(site.right);
  },
  t.identity,
);
