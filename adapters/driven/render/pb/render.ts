import type { Render } from '../render.ts';
import { electionFile } from './election-file.ts';

/** The election of a budget result in the Pabulib format, with its funded projects. */
export const renderPb: Render = async (content) => {
  if (content.kind !== 'budget') throw new Error(`a report of kind ${content.kind} has no election`);
  const { computed, about } = content;
  return electionFile(computed.election, about, computed);
};
