import { afterEach, vi } from 'vitest';

// Test files of a worker share their modules, timers and globals: each test restores them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
