import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The room of the domain that is measured, as .config/mutants.js names it. */
const room = process.env['CONCEJO_MUTANTS_ROOM'] ?? '*';

/** The folder whose rules are changed. */
const folder = fileURLToPath(
  new URL(`../domain/${process.env['CONCEJO_MUTANTS_TOPIC'] ?? room}`, import.meta.url),
);

/** Begins with the tests beside the rules, then the quickest: the first that notices a fault ends its run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the one of arrays
    const longestFirst = await super.sort(files);
    const isNear = ({ moduleId }: TestSpecification) => dirname(moduleId) === folder.replace(/\/$/u, '');
    return longestFirst.toReversed().toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  }
}

/** The tests that must notice a fault in a rule: those beside the rules and the use cases of its room. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: [
      {
        find: /^fast-check$/u,
        replacement: fileURLToPath(new URL('fewer-examples.ts', import.meta.url)),
      },
    ],
  },
  test: {
    name: 'mutants',
    environment: 'node',
    include: [`{domain,application}/${room}/**/*.test.ts`],
    isolate: false,
    restoreMocks: true,
    sequence: { sequencer: NearestFirst },
    testTimeout: 30_000,
    setupFiles: ['.config/patience.ts', '.config/clean-world.ts'],
  },
});
