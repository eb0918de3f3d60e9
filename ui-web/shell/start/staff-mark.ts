/*
 * A note in the browser of a person of staff: in which town the office was open here last. It is a hint for the portal,
 * which then loads the pencil, and gives no right: the council decides who may edit.
 */

const key = 'staffMark';

/** The town in whose office somebody is signed in with this browser, as far as is known; null if nobody is. */
export function staffMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Notes in which town somebody is signed in; null removes the note. */
export function markStaff(realm: string | null): void {
  try {
    if (realm === null) localStorage.removeItem(key);
    else localStorage.setItem(key, realm);
  } catch {
    // Without storage the portal shows no pencil.
  }
}
