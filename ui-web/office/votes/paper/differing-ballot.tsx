import type { EntriesAnswer } from '#adapters/wire/office-votes/paper/entries.ts';
import type { SheetAnswers, SheetSurvey } from '#domain/voting/paper/sheet.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { answerRows, type ReadRow } from './answer-rows.ts';
import styles from './paper.module.css';

interface DifferingProps {
  readonly differing: EntriesAnswer['differing'][number];
  readonly sheet: readonly SheetSurvey[];
  readonly isSending: boolean;
  readonly settle: (number: number, answers: SheetAnswers) => void;
  readonly anew: (number: number) => void;
}

/** Each line with what both readings have there, but for lines that nobody marked. */
function markedLines(one: readonly ReadRow[], other: readonly ReadRow[]) {
  const labels = [...new Set([...one, ...other].map(({ label }) => label))];
  const valueIn = (rows: readonly ReadRow[], label: string) =>
    rows.find((row) => row.label === label)?.value ?? '';
  return labels
    .map((label) => ({ label, values: [valueIn(one, label), valueIn(other, label)] }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** The two readings of one question, line by line. */
function ReadTwice({
  survey,
  both,
}: {
  readonly survey: SheetSurvey;
  readonly both: readonly SheetAnswers[];
}) {
  const speech = useSpeech();
  const [one = [], other = []] = both.map((answers) =>
    answerRows(survey.question, answers[survey.id], speech),
  );
  return markedLines(one, other).map(({ label, values }) => (
    <tr key={label} className={classNames(values[0] !== values[1] && styles.unlike)}>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column for each person
        <td key={at}>{value === '' ? '–' : value}</td>
      ))}
    </tr>
  ));
}

/** A ballot that two people entered differently: a third decides, with the paper before them. */
export function DifferingBallot({ differing, sheet, isSending, settle, anew }: DifferingProps) {
  const { t, said } = useSpeech();
  const { number, entries } = differing;
  const [one, other] = entries;
  if (one === undefined || other === undefined)
    return <li className={styles.difference}>{t('office-paper:differ.notYou', { number })}</li>;
  const spoiled = Object.fromEntries(sheet.map(({ id }) => [id, { kind: 'spoiled' } as const]));
  const both = [one, other].map(({ answers }) => answers as SheetAnswers);
  return (
    <li className={styles.difference}>
      <h4>{t('office-paper:differ.title', { number })}</h4>
      {sheet.map((survey) => (
        <div key={survey.id} className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{said(survey.title).text}</th>
                <th scope="col">{one.name}</th>
                <th scope="col">{other.name}</th>
              </tr>
            </thead>
            <tbody>
              <ReadTwice survey={survey} both={both} />
            </tbody>
          </table>
        </div>
      ))}
      <div className={styles.acts}>
        {[one, other].map(({ name, answers }) => (
          <OfficeButton
            key={name}
            look="outline"
            busy={isSending}
            onClick={() => settle(number, answers as SheetAnswers)}
          >
            {t('office-paper:differ.right', { name })}
          </OfficeButton>
        ))}
        <OfficeButton look="outline" busy={isSending} onClick={() => settle(number, spoiled)}>
          {t('office-paper:differ.spoiled')}
        </OfficeButton>
        <OfficeButton look="text" busy={isSending} onClick={() => anew(number)}>
          {t('office-paper:differ.anew')}
        </OfficeButton>
      </div>
      <p className={styles.hint}>{t('office-paper:differ.hint')}</p>
    </li>
  );
}
