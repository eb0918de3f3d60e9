import type { KnowledgeOf } from '../../explanation/knowledge.ts';
import { loadsThen } from './loads-then.ts';
import type { PhragmenRule } from './rule.ts';

/** What Phragmén knows of a project: the load to which its supporters would have come. */
export const knownOfPhragmen: KnowledgeOf<PhragmenRule> = ({ election, rule, allocation }) => ({
  load: loadsThen(election, rule, allocation),
});
