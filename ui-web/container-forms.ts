import { indexedRequestDrafts } from '#adapters/driven/browser-storage/indexed-request-drafts.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpRequestDesk } from '#adapters/driven/council-http/http-request-desk.ts';
import { httpTownRegister } from '#adapters/driven/council-http/http-town-register.ts';
import type { Forms } from './council.ts';

/** The part of the browser's composition root that comes with the first form somebody opens. */
export const composeForms = (settings: CallSettings): Forms => ({
  requests: httpRequestDesk(settings),
  requestDrafts: indexedRequestDrafts(),
  town: httpTownRegister(settings),
});
