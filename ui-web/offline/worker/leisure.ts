/* When the worker may fetch what nobody has asked for. */

/** Milliseconds without a page or a file being asked for, after which nothing loads any more. */
const quiet = 4000;
let askedAt = 0;

/** A page has asked for something. */
export function noteAsked(): void {
  askedAt = Date.now();
}

/** Whether the browser says that its connection is for nothing but what is asked for: data are saved, or it is very slow. */
function isSparing(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g/u.test(connection?.effectiveType ?? '');
}

/** Resolves to true once nothing has been asked for during a while; to false if this connection is to be spared. */
export async function leisure(): Promise<boolean> {
  while (!isSparing()) {
    const left = askedAt + quiet - Date.now();
    if (left <= 0) return true;
    // oxlint-disable-next-line no-await-in-loop -- a page may be opened meanwhile
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  return false;
}
