import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

/** The room of the domain that is measured, as .config/mutants.js names it. */
const room = process.env['CONCEJO_MUTANTS_ROOM'] ?? '*';

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
    testTimeout: 30_000,
    setupFiles: ['.config/patience.ts', '.config/clean-world.ts'],
  },
});
