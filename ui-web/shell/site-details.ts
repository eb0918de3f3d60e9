import { use } from 'react';
import { noDetails, type SiteDetails } from '#domain/content/site-details.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { usePlace } from './council-context.ts';

const asked = new WeakMap<Council, Promise<SiteDetails>>();

/** Without settings the foot and the extras of the home page are left out, until the page is loaded again. */
async function detailsOf(council: Council): Promise<SiteDetails> {
  try {
    const answer = await council.contents.siteDetails(council.realm);
    if (!isLeft(answer)) return answer.right;
  } catch {
    // The script that reads them did not load.
  }
  return noDetails;
}

/** The town's settings beyond the head of the page: asked for once. */
export function siteDetails(council: Council): Promise<SiteDetails> {
  const known = asked.get(council) ?? detailsOf(council);
  asked.set(council, known);
  return known;
}

/** The same settings, shared by all who draw them. */
export const useSiteDetails = (): SiteDetails => use(siteDetails(usePlace().council));
