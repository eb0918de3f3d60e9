import { holdersIn, isHolderKey } from './holder-key.ts';

/** Whose things the device keeps, by the keys of the towns. */
function allHolders(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isHolderKey(key)));
  } catch {
    return {};
  }
}

/** Whether somebody of before is not there any more: another address of the same person is only added. */
const isOfAnother = (before: string | null, now: string | null): boolean =>
  holdersIn(before).some((one) => !holdersIn(now).includes(one));

/**
 * Calls `leave` if what this page may show of a person was erased while another tab was used, or while the page was put
 * aside to be shown again by the button Back: the next person must not see it.
 */
export function onErasedElsewhere(leave: () => void): void {
  let held = allHolders();
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && isHolderKey(key) && isOfAnother(oldValue, newValue)) leave();
  });
  window.addEventListener('pagehide', () => {
    held = allHolders();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const now = allHolders();
    if (persisted && Object.entries(held).some(([key, holders]) => isOfAnother(holders, now[key] ?? null)))
      leave();
  });
}
