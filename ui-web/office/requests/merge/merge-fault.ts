import type { Speech } from '#ui-web/speech.ts';

const kinds = ['itself', 'takenBack', 'alreadyMerged', 'intoMerged', 'hasDuplicates'];

const faultIn = (refused: object): object => {
  const faults: unknown = 'faults' in refused ? refused.faults : null;
  const [first = {}] = Array.isArray(faults) ? (faults as readonly object[]) : [];
  return first;
};

/** Why two requests are not merged; null if another refusal says it. */
export function mergeFaultWords(refused: { readonly kind: string }, { t }: Pick<Speech, 't'>): string | null {
  if (refused.kind !== 'mergeRefused') return null;
  const fault = faultIn(refused);
  const kind = 'kind' in fault && typeof fault.kind === 'string' ? fault.kind : '';
  const number = 'iid' in fault && typeof fault.iid === 'string' ? fault.iid : '';
  return kinds.includes(kind) ? t(`office-desk:merge.fault.${kind}`, { number }) : null;
}
