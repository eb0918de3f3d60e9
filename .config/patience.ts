import { vi } from 'vitest';

// How long a test waits for something that should come: long, because a busy machine that takes two seconds is not a
// defect.
const patience = { timeout: 15_000 };
const { waitFor } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience.timeout });
}
