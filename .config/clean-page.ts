import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

const { happyDOM } = globalThis as unknown as {
  readonly happyDOM: { readonly setURL: (url: string) => void };
};

// Tests of screens share one page too.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // A link that was followed leaves another address behind.
  happyDOM.setURL('http://localhost:3000/');
});
