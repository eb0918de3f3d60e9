import { addressOf } from '#adapters/wire/address-of.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { readOwnListingCall } from '#adapters/wire/showcase/own-listing.ts';
import { readOwnPhotoCall } from '#adapters/wire/showcase/photos/own-photos.ts';
import { publicListingWire } from '#adapters/wire/showcase/public-listing.ts';
import { listPickupsCall } from '#adapters/wire/showcase/shop-pickups.ts';
import { ask } from '../../ask.ts';
import { type Check, trial } from '../../check.ts';
import { firstFinding } from '../../finding.ts';
import { answersAsDocumented, isRecord, notRefused } from '../../read-answer.ts';

/** What the showcase says of a shop: neither its tax number, nor its account, nor its e-mail. */
const shown = Object.keys(publicListingWire.props);

/** The showcase of shops. */
export const showcaseChecks: readonly Check[] = [
  {
    id: 'com-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listShowcaseCall, { realm })),
        (answer) =>
          answersAsDocumented(listShowcaseCall, answer) ??
          firstFinding(isRecord(answer.json) ? (answer.json['items'] as readonly object[]) : [], (shop) => {
            const other = Object.keys(shop).find((name) => !shown.includes(name));
            return other === undefined ? null : { kind: 'unwanted', what: other };
          }),
      ),
    ],
  },
  {
    id: 'com-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) =>
      [
        ...[readOwnListingCall, listPickupsCall].map((call) => addressOf(call, { realm })),
        addressOf(readOwnPhotoCall, { realm, file: 'comercio.jpg', w: null }),
      ].map((address) => trial(ask(address), (answer) => notRefused(answer, 401))),
  },
];
