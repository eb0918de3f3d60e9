import type { MouseEvent } from 'react';

/** Whether somebody follows a link and no more: other keys ask the browser for a tab, a window or a file. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
