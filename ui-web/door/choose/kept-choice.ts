import type { DoorMeans } from '../door-context.ts';
import type { ChosenDoor } from './choose-door.tsx';

type Means = Pick<DoorMeans, 'realm' | 'storage'>;
const nameOf = ({ realm }: Means) => `concejo-door/${realm}`;

/** The session and the door that were chosen on this device last; null if none were. */
export function keptChoice(means: Means): ChosenDoor | null {
  try {
    const text = means.storage.getItem(nameOf(means));
    return text === null ? null : (JSON.parse(text) as ChosenDoor);
  } catch {
    return null;
  }
}

/** Takes down what was chosen, for when the page is opened again. */
export function noteChoice(means: Means, chosen: ChosenDoor): void {
  try {
    means.storage.setItem(nameOf(means), JSON.stringify(chosen));
  } catch {
    // It is then chosen again.
  }
}
