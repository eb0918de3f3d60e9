import { use } from 'react';
import { noDetails, type SiteDetails } from '#domain/content/site-details.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { usePlace } from './council-context.ts';

const asked = new WeakMap<Council, Promise<SiteDetails>>();

/** Settings that could not be had leave the foot and the extras of the home page out, until the page is loaded again. */
async function detailsOf(council: Council): Promise<SiteDetails> {
  try {
    const answer = await council.contents.siteDetails(council.realm);
    if (!isLeft(answer)) return answer.right;
  } catch {
    // The part of the script that reads them did not come.
  }
  return noDetails;
}

/** The town's settings beyond the head of the page: asked for once, waited for by whoever draws them. */
export function useSiteDetails(): SiteDetails {
  const { council } = usePlace();
  const known = asked.get(council) ?? detailsOf(council);
  asked.set(council, known);
  return use(known);
}
