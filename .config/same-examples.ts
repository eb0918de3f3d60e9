import { configureGlobal } from 'fast-check';

// Properties are tried with the same examples in every run of `npm test`, so that it is not red by chance on a change
// that has nothing to do with the fault. `npm run properties` looks for new ones.
configureGlobal({ seed: Number(process.env['CONCEJO_SEED'] ?? 1) });
