import type { CliKey } from '#application/text/catalogue/keys/cli.ts';

/** Flags that cannot be applied: the text that says why, and its values. */
export interface UsageRefusal {
  readonly key: Extract<CliKey, `usage.${string}`>;
  readonly values: Readonly<Record<string, string | number>>;
}
