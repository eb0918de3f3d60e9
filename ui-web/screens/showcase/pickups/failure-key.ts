const known = [
  'pieces',
  'name',
  'soldOut',
  'notOffered',
  'closed',
  'notWaiting',
  'portalClosed',
  'tooManyAttempts',
  'line',
];

/** The text of why something was not set aside, or not given back. */
export const pickupFailureKey = (failure: string): string =>
  `showcase:failure.${known.includes(failure) ? failure : 'again'}`;
