import type { MouseEvent } from 'react';

/** Whether a press simply follows a link; with other keys the browser opens a tab or a window, or saves a file. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
