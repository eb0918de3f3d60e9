import { afterEach } from 'vitest';
import { whatPagesShowed } from '../ui-web/e2e/what-pages-showed.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    console.error(`${task.name}: the open pages\n${await whatPagesShowed()}`);
});
