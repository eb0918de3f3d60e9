/** What a visitor may allow or not (specification 2, section 3: cookie preference). */
export const cookiePurposes = ['device', 'geolocation', 'deviceID'] as const;
export type CookiePurpose = (typeof cookiePurposes)[number];

export interface CookieChoice {
  readonly isAccepted: boolean;
  readonly proposals: Readonly<Record<CookiePurpose, boolean>>;
}

/** One answer for all purposes. */
export const forAll = (isAccepted: boolean): CookieChoice => ({
  isAccepted,
  proposals: { device: isAccepted, geolocation: isAccepted, deviceID: isAccepted },
});

const key = 'cookies';

function isChoice(found: unknown): found is CookieChoice {
  if (typeof found !== 'object' || found === null) return false;
  const { isAccepted, proposals } = found as Partial<CookieChoice>;
  return (
    typeof isAccepted === 'boolean' &&
    typeof proposals === 'object' &&
    cookiePurposes.every((purpose) => typeof proposals[purpose] === 'boolean')
  );
}

/** The stored text of a choice, unchecked; throws if the browser refuses storage. */
export const storedAnswer = (): string | null => localStorage.getItem(key) ?? sessionStorage.getItem(key);

/** The earlier choice; null if there is none, or none that can be read. */
export function storedCookieChoice(): CookieChoice | null {
  try {
    const found: unknown = JSON.parse(storedAnswer() ?? 'null');
    return isChoice(found) ? found : null;
  } catch {
    return null;
  }
}

/** Stores the choice; a refusal only until the browser is closed, if the town asks again each time. */
export function storeCookieChoice(choice: CookieChoice, rememberRefusal: boolean): void {
  try {
    const lasting = choice.isAccepted || rememberRefusal;
    for (const store of [localStorage, sessionStorage]) store.removeItem(key);
    (lasting ? localStorage : sessionStorage).setItem(key, JSON.stringify(choice));
  } catch {
    // If the browser refuses to store, the next page asks again.
  }
}
