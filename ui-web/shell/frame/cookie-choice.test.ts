import { beforeEach, describe, expect, it } from 'vitest';
import { forAll, storeCookieChoice, storedCookieChoice } from './cookie-choice.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the choice about cookies', () => {
  it('is missing before the visitor was asked', () => {
    expect(storedCookieChoice()).toBeNull();
  });

  it('is stored as the specification requires', () => {
    storeCookieChoice(forAll(true), true);
    expect(JSON.parse(localStorage.getItem('cookies') ?? '')).toEqual({
      isAccepted: true,
      proposals: { device: true, geolocation: true, deviceID: true },
    });
    expect(storedCookieChoice()).toEqual(forAll(true));
  });

  it('is stored as a refusal', () => {
    storeCookieChoice(forAll(false), true);
    expect(localStorage.getItem('cookies')).not.toBeNull();
    expect(storedCookieChoice()).toEqual(forAll(false));
  });

  it('is a refusal only for this session if the town asks each time', () => {
    storeCookieChoice(forAll(true), false);
    storeCookieChoice(forAll(false), false);
    expect(localStorage.getItem('cookies')).toBeNull();
    expect(storedCookieChoice()).toEqual(forAll(false));
    sessionStorage.clear();
    expect(storedCookieChoice()).toBeNull();
  });

  it.each(['', 'yes', '{"isAccepted":true}', '{"isAccepted":true,"proposals":{"device":1}}', '{'])(
    'that cannot be read counts as missing: %s',
    (kept) => {
      localStorage.setItem('cookies', kept);
      expect(storedCookieChoice()).toBeNull();
    },
  );
});
