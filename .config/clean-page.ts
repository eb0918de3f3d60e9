import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

const { happyDOM } = globalThis as unknown as {
  readonly happyDOM: { readonly setURL: (url: string) => void };
};

// Tests of screens share one page and one set of modules: each test leaves both as it found them.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
  // A link that was followed leaves another address behind.
  happyDOM.setURL('http://localhost:3000/');
});
