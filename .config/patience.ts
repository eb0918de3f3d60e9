import { vi } from 'vitest';

// What is waited for comes or the test fails: nobody learns anything from a busy machine that takes two seconds.
const patience = { timeout: 15_000 };
const { waitFor } = vi;
vi.waitFor = (callback, options = patience) => waitFor(callback, options);

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience.timeout });
}
