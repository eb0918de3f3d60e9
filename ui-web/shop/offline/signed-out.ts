import { signShopOutCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ShopMeans } from '../shop-context.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';

type Means = Pick<ShopMeans, 'realm' | 'storage' | 'call'>;

const nameOf = ({ realm }: Pick<Means, 'realm'>) => `concejo-till-out/${realm}`;

/** Whether this device was signed out while the council could not be told: its cookie is still here, which no script can erase. */
export function isOutUnsaid(means: Pick<Means, 'realm' | 'storage'>): boolean {
  try {
    return means.storage.getItem(nameOf(means)) !== null;
  } catch {
    return false;
  }
}

function note(means: Means, isUnsaid: boolean): void {
  try {
    if (isUnsaid) means.storage.setItem(nameOf(means), '1');
    else means.storage.removeItem(nameOf(means));
  } catch {
    // The device is out as long as the page is open.
  }
}

/** Says to the council that the device is out, which ends its session and erases its cookie. False: it is said at the next line. */
export async function sayOut(means: Means): Promise<boolean> {
  note(means, true);
  const said = await means.call(signShopOutCall, { realm: means.realm });
  const isSaid = !isLeft(said) || !hasNoAnswer(said.left);
  if (isSaid) note(means, false);
  return isSaid;
}

/** Says it if that is still to be said. Nobody comes in before: it would be said of the new session. */
export const sayOutStill = async (means: Means): Promise<boolean> =>
  !isOutUnsaid(means) || (await sayOut(means));
