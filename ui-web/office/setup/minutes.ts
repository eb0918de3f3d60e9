import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';

/** How long each step takes somebody who does it for the first time, in minutes. */
export const minutesOf: Readonly<Record<SetupStep, number>> = {
  town: 2,
  languages: 1,
  colour: 2,
  arms: 2,
  people: 3,
  texts: 6,
  news: 4,
  process: 5,
};

/** How long the steps take that are not done. */
export const minutesLeft = (done: readonly SetupStep[]): number =>
  setupSteps.filter((step) => !done.includes(step)).reduce((sum, step) => sum + minutesOf[step], 0);
