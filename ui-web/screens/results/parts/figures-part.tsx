import { ResultFigures } from '#ui-web/components/result-figures/result-figures.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../kinds/drawn-props.ts';
import { type Figures, onPage } from './figures.ts';
import { FileLinks } from '../files/file-links.tsx';
import { figuresFile } from '../files/result-file.ts';
import { ResultRow } from './result-row.tsx';

type FiguresPartProps = Pick<DrawnProps, 'survey' | 'tally' | 'level'> & { readonly figures: Figures };

/** The figures of a drawing as a table, and as a file. */
export function FiguresPart({ survey, tally, level, figures }: FiguresPartProps) {
  const speech = useSpeech();
  return (
    <ResultRow
      survey={survey}
      part="figures"
      level={level}
      title={speech.t('results:table.title')}
      lead={<FileLinks survey={survey} file={figuresFile(survey, tally, figures, speech)} />}
    >
      <ResultFigures {...onPage(figures)} />
    </ResultRow>
  );
}
