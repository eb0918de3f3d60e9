import { useForm } from './form-place.ts';

/** Whether something in an item or a list is asked of the person: a choice between two texts. */
export function useIsAsked(path: string): boolean {
  const { unsent, outdated } = useForm().document;
  const asked = [...unsent].filter(([, { other }]) => other !== null).map(([at]) => at);
  return [...asked, ...outdated.keys()].some((at) => at.startsWith(`${path}/`));
}
