import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import type { SheetAnswers, SheetSurvey } from '#domain/voting/paper/sheet.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { answerLine } from '../paper/answer-rows.ts';
import own from './closing.module.css';
import type { RecordNames } from './record-names.ts';

type Drawn = ClosingAnswer['samples'][number]['drawn'];

interface DrawnProps {
  readonly drawn: Drawn;
  readonly sheet: readonly SheetSurvey[];
  readonly names: Pick<RecordNames, 'of'>;
}

/** The drawn ballots of one box with what was entered of each, to be held beside the paper. */
function TypedTable({ drawn, sheet, names, box }: DrawnProps & { readonly box: string }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const asked = sheet.filter(({ id }) => drawn.some(({ typed }) => typed?.[id] !== undefined));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={own.typed} role="region" aria-label={names.of(box)} tabIndex={0}>
      <table>
        <caption>{names.of(box)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('office-closing:sample.number')}</th>
            {asked.map(({ id, title }) => (
              <th key={id} scope="col">
                {said(title).text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ number, typed }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {asked.map(({ id, question }) => (
                <td key={id}>{answerLine(question, (typed as SheetAnswers | null)?.[id], speech)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The drawn ballots, box by box: with what was entered where that may be seen, else their numbers. */
export function DrawnBallots({ drawn, sheet, names }: DrawnProps) {
  const byBox = Map.groupBy(drawn, ({ box }) => box);
  return [...byBox].map(([box, ballots]) =>
    ballots.some(({ typed }) => typed !== null) ? (
      <TypedTable key={box} drawn={ballots} {...{ sheet, names, box }} />
    ) : (
      <p key={box} className={own.numbers}>
        <b>{names.of(box)}</b>: {ballots.map(({ number }) => number).join(', ')}
      </p>
    ),
  );
}
