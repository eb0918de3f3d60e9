import type { TextKey } from './texts/es.ts';

/** Flags that cannot be obeyed: the text that says why, and its values. */
export interface UsageRefusal {
  readonly key: Extract<TextKey, `usage.${string}`>;
  readonly values: Readonly<Record<string, string | number>>;
}
