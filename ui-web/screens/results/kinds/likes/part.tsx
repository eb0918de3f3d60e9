import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { FileLinks } from '../../files/file-links.tsx';
import { likesFigures, likesView } from './view.ts';
import { figuresFile } from '../../files/result-file.ts';
import { ResultHead } from '../../parts/result-head.tsx';

/** How many like it: one number needs neither bars nor a table. */
export function LikesResults({ survey, tally }: DrawnProps) {
  const speech = useSpeech();
  return (
    <ResultHead view={likesView(tally, speech)} tally={tally}>
      <FileLinks survey={survey} file={figuresFile(survey, tally, likesFigures(tally, speech), speech)} />
    </ResultHead>
  );
}
