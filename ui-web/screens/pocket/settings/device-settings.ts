import * as t from 'io-ts';
import { nullable } from '#adapters/wire/decode.ts';
import { areQuietHours, type QuietHours } from '#domain/push/quiet-hours.ts';
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
  /** When messages wait; null: at no hour. */
  readonly quiet: QuietHours | null;
}

const settingsWire = t.partial({
  theme: t.string,
  notifications: t.array(t.string),
  quiet: nullable(t.type({ from: t.number, until: t.number })),
});

/** The settings of this device; those of a browser that keeps none, or that cannot be read, are the usual ones. */
export function storedSettings(): DeviceSettings {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(settingsKey) ?? '{}');
  } catch {
    // The usual settings count.
  }
  const read = settingsWire.decode(kept);
  const { theme, notifications, quiet = null } = isLeft(read) ? {} : read.right;
  return {
    theme: colourThemes.find((one) => one === theme) ?? 'system',
    notifications: (notifications ?? []).filter(isPushSubject),
    quiet: quiet !== null && areQuietHours(quiet) ? quiet : null,
  };
}

/** Keeps some of the settings, the others as they are. If the browser refuses, they last as long as the page. */
export function storeSettings(change: Partial<DeviceSettings>): void {
  try {
    localStorage.setItem(settingsKey, JSON.stringify({ ...storedSettings(), ...change }));
  } catch {
    // The page uses them all the same.
  }
}

/** Draws the page in these colours; the page's first script does the same with what is stored. */
export function applyTheme(theme: ColourTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
