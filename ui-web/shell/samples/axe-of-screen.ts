import axe from 'axe-core';

/** Rules that need styles: without them both bars of places are there, and nothing has a colour. */
const ofTheLook = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'landmark-unique': { enabled: false },
};

/** For tests: the accessibility faults of what is drawn now, in a line each. Colours and sizes are checked in the walks. */
export async function faultsForAxe(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: ofTheLook,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
