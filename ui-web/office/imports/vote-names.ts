import { useSpeech } from '#ui-web/speech.ts';
import type { OpenVote } from './table-calls.ts';

/** Names votes in a sentence, in the language of the page. */
export function useVoteNames(): (votes: readonly OpenVote[]) => string {
  const { said } = useSpeech();
  return (votes) => votes.map(({ title }) => `«${said(title).text}»`).join(', ');
}
