import type { DrawTexts, KeptDraw } from '#domain/registrations/act/kept-draw.ts';
import type { MadeDraw } from '#domain/registrations/act/draw-act.ts';
import type { DrawActAnswer, DrawHead } from './draw.ts';

const written = (at: number): string => new Date(at).toISOString();

const writeAct = ({ seed, value, source, hash, resultHash, by }: MadeDraw): DrawActAnswer => ({
  seed,
  value,
  source,
  hash,
  resultHash,
  signatures: by.map(({ name, at, proof }) => ({ name, at: written(at), ...proof })),
});

/** A draw as everybody reads it: a value that waits for its second signature is not in it. */
export const writeDrawHead = ({ sealed, done }: Pick<KeptDraw, 'sealed' | 'done'>): DrawHead => ({
  activity: sealed.activity,
  title: sealed.title,
  names: { groups: { ...sealed.names.groups }, segments: { ...sealed.names.segments } },
  applications: sealed.applications,
  places: sealed.places,
  listHash: sealed.listHash,
  seedHash: sealed.seedHash,
  sealedAt: written(sealed.at),
  sealedBy: sealed.by,
  act: done && writeAct(done),
});

/**
 * The published record of a draw: its head, then `list` and `outcome` with the very bytes that were hashed. Texts, since a
 * list of a hundred thousand is not read and written again for each reader.
 */
export const writePublishedDraw = (
  kept: Pick<KeptDraw, 'sealed' | 'done'>,
  { list, outcome }: DrawTexts,
): string =>
  `${JSON.stringify({ format: 'concejo-draw-1', ...writeDrawHead(kept) }).slice(0, -1)},"list":${list ?? 'null'},"outcome":${outcome ?? 'null'}}`;
