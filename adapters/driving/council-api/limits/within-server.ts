/**
 * The sender of the calls that the server makes for a page: not a network address, so that no outside sender can
 * claim it.
 */
export const withinServer = 'within the server';
