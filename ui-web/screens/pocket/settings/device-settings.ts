import * as t from 'io-ts';
import { isPushSubject, type PushSubject } from '#domain/push/subjects.ts';
import { isLeft } from '#domain/shared/result.ts';

/** The key of the specification (1, section 3). */
export const settingsKey = 'settings';

/** The colours that somebody chose on this device. */
export const colourThemes = ['system', 'light', 'dark'] as const;
export type ColourTheme = (typeof colourThemes)[number];

/** What somebody chose on this device. */
export interface DeviceSettings {
  readonly theme: ColourTheme;
  /** About what they want messages: nothing at first. */
  readonly notifications: readonly PushSubject[];
}

const settingsWire = t.partial({ theme: t.string, notifications: t.array(t.string) });

/** The settings of this device; those of a browser that keeps none, or that cannot be read, are the usual ones. */
export function storedSettings(): DeviceSettings {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(settingsKey) ?? '{}');
  } catch {
    // The usual settings count.
  }
  const read = settingsWire.decode(kept);
  const { theme, notifications } = isLeft(read) ? {} : read.right;
  return {
    theme: colourThemes.find((one) => one === theme) ?? 'system',
    notifications: (notifications ?? []).filter(isPushSubject),
  };
}

/** Keeps the settings. False: the browser refuses. */
export function storeSettings(settings: DeviceSettings): boolean {
  try {
    localStorage.setItem(settingsKey, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Draws the page in these colours; the page's first script does the same with what is stored. */
export function applyTheme(theme: ColourTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
