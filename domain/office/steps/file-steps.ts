import type { TownFile } from '../../files/town-file.ts';
import type { Deed, NewStep } from './step.ts';
import type { Changer } from './subject-steps.ts';

/** The subject of the steps of a file: its name, which stays when its content is replaced. */
export const fileSubject = ({ name }: Pick<TownFile, 'name'>): string => `file/${name}`;

const described = ({ words, focus }: TownFile): string => JSON.stringify([words, focus]);
const hashOf = (file: TownFile | null): string | null => file?.content?.hash ?? null;
const stateOf = ({ isPublished }: TownFile): string => (isPublished ? 'published' : 'notPublished');

function deedsOf(
  before: TownFile | null,
  after: TownFile | null,
): readonly Pick<Deed, 'act' | 'from' | 'to'>[] {
  const [from, to] = [hashOf(before), hashOf(after)];
  if (after === null) return before === null ? [] : [{ act: 'file.remove', from, to }];
  if (before === null) return [{ act: 'file.upload', from, to }];
  const [was, is] = [stateOf(before), stateOf(after)];
  return [
    ...(from === to ? [] : [{ act: 'file.replace', from, to }]),
    ...(was === is ? [] : [{ act: 'file.publish', from: was, to: is }]),
    ...(described(before) === described(after) ? [] : [{ act: 'file.describe', from: null, to: null }]),
  ];
}

/** The steps of uploading, changing or removing a file; the hashes say which content it had. None if nothing changed. */
export const fileSteps = (
  before: TownFile | null,
  after: TownFile | null,
  { by, at }: Changer,
): readonly NewStep[] => deedsOf(before, after).map((one) => ({ ...one, words: null, by, at }));
