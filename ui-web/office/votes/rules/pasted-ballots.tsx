import { useId, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readSampleCall } from '#adapters/wire/office-votes/read-sample.ts';
import type { BallotMarks, Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { EarlierBallots } from './earlier-ballots.tsx';

interface PastedProps {
  readonly close: () => void;
  readonly take: (election: Election) => void;
}

type Sample = CallAnswer<typeof readSampleCall>;

const marksOf = ({ kind, offsets, projects, points }: NonNullable<Sample['marks']>): BallotMarks => ({
  kind,
  offsets: Uint32Array.from(offsets),
  projects: Uint32Array.from(projects),
  points: points && Float64Array.from(points),
});

/** A vote that was read of a file, as rules take it. */
function electionOf({
  budget,
  currency,
  projects,
  ballots,
  marks,
}: CallAnswer<typeof readSampleCall>): Election {
  return {
    budget: cents(budget),
    currency,
    projects: projects.map(({ id, title, amount, category, district }) => ({
      id: proposalId(id),
      title,
      amount: cents(amount),
      category,
      district,
    })),
    votes: new Map(projects.map(({ id, votes }) => [proposalId(id), votes])),
    ballots,
    ...(marks && { marks: marksOf(marks) }),
  };
}

/** The lines that could not be read. */
function faultsIn(refusal: object): readonly { readonly line: number; readonly found: string }[] {
  const faults: unknown = 'faults' in refusal ? refusal.faults : [];
  if (!Array.isArray(faults)) return [];
  return (faults as readonly { line?: unknown; found?: unknown }[]).map(({ line, found }) => ({
    line: Number(line),
    found: typeof found === 'string' ? found : '',
  }));
}

/** Has the council read a file of ballots, as the command line does. */
function useReading(take: PastedProps['take']) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { shown } = useForm().document;
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isBusy, work] = useState(false);
  const read = async (text: string) => {
    work(true);
    const total = shown.get('totalAmount');
    const budget = typeof total === 'number' ? total : null;
    const answer = await council.call(readSampleCall, { realm: council.realm, body: { text, budget } });
    work(false);
    if (!isLeft(answer)) return take(electionOf(answer.right));
    const named = faultsIn(answer.left);
    setFaults(
      named.length === 0
        ? [t('office-votes:rule.notRead')]
        : named.map(({ line, found }) => t('office-votes:rule.fault', { line, found })),
    );
  };
  return { faults, isBusy, read };
}

/** Ballots of another vote, such as that of last year, to try the rules on. */
export function PastedBallots({ close, take }: PastedProps) {
  const { t } = useSpeech();
  const id = useId();
  const [text, setText] = useState('');
  const { faults, isBusy, read } = useReading(take);
  return (
    <DialogFrame
      open
      wide
      title={t('office-votes:rule.paste')}
      onClose={close}
      footer={
        <>
          <OfficeButton
            busy={isBusy}
            aria-disabled={text.trim() === ''}
            onClick={() => text.trim() !== '' && void read(text)}
          >
            {t('office-votes:rule.tryOn')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <EarlierBallots take={take} />
        <label htmlFor={id}>{t('office-votes:rule.pasteLabel')}</label>
        <textarea
          id={id}
          rows={8}
          data-autofocus=""
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          {t('office-votes:rule.file')}{' '}
          <input
            type="file"
            accept=".pb,.csv,.txt"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) void file.text().then(setText);
            }}
          />
        </label>
        {faults.length > 0 && (
          <ul role="alert" className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
    </DialogFrame>
  );
}
