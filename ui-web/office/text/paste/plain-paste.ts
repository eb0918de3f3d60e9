import { Fragment, Slice } from 'prosemirror-model';
import { schema } from '../schema.ts';
import { mostLetters } from './clean-paste.ts';

const { hardBreak, paragraph } = schema.nodes;

const linesOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line, at) => [...(at === 0 ? [] : [hardBreak.create()]), schema.text(line)]);

/** Plain text as paragraphs: blank lines are between them, and a single line end is a line within one. */
export function plainSlice(text: string): Slice {
  const blocks = text
    .slice(0, mostLetters)
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/u)
    .filter((block) => block.trim() !== '');
  return new Slice(Fragment.from(blocks.map((block) => paragraph.create(null, linesOf(block)))), 1, 1);
}
