/** For how long a hold that came to nothing counts: as long as a hold lasts. */
export const loadLasts = 10 * 60_000;

/** From how many unfinished holds on a device must work for the next one: more than a calm day of a town ever has. */
export const workFrom = 20;
/** From how many on the work is the most. */
const mostWorkFrom = 60;
/**
 * The hashes of the most work. A processor at a quarter of the speed of a usual one tries some 500,000 in a second, so
 * that it has done them within two seconds even with bad luck (`npm run bench hold-work`).
 */
const mostTries = 320_000;

/** From how many unfinished holds on a person is checked before the hold, where that can be. */
export const checkedFrom = 30;

/** How many hashes a device must try for a hold, by how many holds of the last minutes are unfinished. */
export const triesFor = (unfinished: number): number =>
  unfinished < workFrom ? 0 : Math.ceil((mostTries * Math.min(mostWorkFrom, unfinished + 1)) / mostWorkFrom);

/** For how long at most a time that nobody took rests after its hold: it comes back at a moment that its holder cannot know. */
export const longestHoldRest = 5 * 60_000;

/** How long it rests, by a number from 0 up to 1 that chance drew. */
export const holdRest = (drawn: number): number => Math.floor(drawn * longestHoldRest);
