import { type LateScreen, lateScreen } from '#ui-web/shell/routing/late-screen.ts';
import { type LaterTexts, learnTexts } from '../i18n/office-speech.ts';

/** A place that says what the first texts of the office do not have. */
export const saying = (parts: readonly LaterTexts[], fetched: Parameters<typeof lateScreen>[0]): LateScreen =>
  lateScreen(async () => {
    const [screen] = await Promise.all([fetched(), learnTexts(...parts)]);
    return screen;
  });
