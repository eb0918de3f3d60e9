import type { CounterSetup } from './counter-names.ts';

/** The services after one was ticked or cleared: one that cannot be combined with others stays alone. */
export function servicesAfter(
  { services }: Pick<CounterSetup, 'services'>,
  before: readonly string[],
  id: string,
): readonly string[] {
  if (before.includes(id)) return before.filter((one) => one !== id);
  const isCombinable = (wanted: string) => services.find((one) => one.id === wanted)?.isCombinable === true;
  return isCombinable(id) ? [...before.filter(isCombinable), id] : [id];
}
