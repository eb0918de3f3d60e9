/**
 * Refusals of shops and their vouchers, of doors, of fees in parts and of the intranet: a part of `refusals`, by which they are
 * sent and read.
 */
export const serviceRefusals = {
  shopNotAuthorised: { status: 401, errCode: 250, message: 'you must authenticate as an authorized shop' },
  shopRefused: {
    status: 422,
    errCode: 251,
    message: 'The application of the shop is not filled in as it must be',
  },
  shopExists: { status: 409, errCode: 252, message: 'A shop with that tax number has applied already' },
  unknownShop: { status: 404, errCode: 253, message: 'Unknown shop' },
  shopActRefused: { status: 409, errCode: 254, message: 'That cannot be done with the shop as it is' },
  voucherNotRead: { status: 422, errCode: 255, message: 'Nothing is known of that voucher' },
  saleRefused: { status: 409, errCode: 256, message: 'The sale cannot be finished; nothing was stored' },
  holderUnknown: {
    status: 403,
    errCode: 257,
    message: 'The identity number is not that of the holder of the voucher',
  },
  unknownSale: { status: 404, errCode: 258, message: 'Unknown sale' },
  reversalRefused: { status: 409, errCode: 259, message: 'The sale cannot be reversed any more' },
  settlementRefused: { status: 409, errCode: 260, message: 'The settlements are not changed like this' },
  doorNotAuthorised: { status: 401, errCode: 330, message: 'This device is no scanner of an event' },
  unknownDoor: { status: 404, errCode: 331, message: 'Unknown event, session or door' },
  doorRefused: { status: 409, errCode: 332, message: 'The doors of the event are not changed like this' },
  listingRefused: {
    status: 422,
    errCode: 340,
    message: 'What the shop says of itself is not filled in as it must be',
  },
  unknownListing: { status: 404, errCode: 341, message: 'This link confirms no shop' },
  pickupRefused: { status: 409, errCode: 342, message: 'The shop does not set that aside' },
  unknownPickup: { status: 404, errCode: 343, message: 'Nothing is set aside under that key' },
  intranetRefused: { status: 409, errCode: 344, message: 'The intranet does not do this as it is asked' },
  photoRefused: { status: 422, errCode: 355, message: 'The photo is not stored or decided as it is asked' },
  unknownPhoto: { status: 404, errCode: 356, message: 'The shop has no such photo' },
} as const;
