/** The command line fills its texts as the sentences of results are filled. */
export { fill } from '#application/text/fill.ts';
