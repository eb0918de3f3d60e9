import { afterEach, vi } from 'vitest';

// Files of a worker share their modules, timers and globals: each test leaves them as it found them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
