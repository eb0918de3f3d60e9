import { useId, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readSampleCall } from '#adapters/wire/office-votes/read-sample.ts';
import type { Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';

interface PastedProps {
  readonly close: () => void;
  readonly take: (election: Election) => void;
}

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
    ...(marks && {
      marks: {
        kind: marks.kind,
        offsets: Uint32Array.from(marks.offsets),
        projects: Uint32Array.from(marks.projects),
        points: marks.points && Float64Array.from(marks.points),
      },
    }),
  };
}

/** Ballots of another vote, such as that of last year, to try the rules on. */
export function PastedBallots({ close, take }: PastedProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { shown } = useForm().document;
  const id = useId();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isBusy, work] = useState(false);
  const read = async () => {
    work(true);
    const total = shown.get('totalAmount');
    const answer = await council.call(readSampleCall, {
      realm: council.realm,
      body: { text, budget: typeof total === 'number' ? total : null },
    });
    work(false);
    if (!isLeft(answer)) return take(electionOf(answer.right));
    const named = ('faults' in answer.left ? answer.left.faults : undefined) as
      | readonly { readonly line?: number; readonly found?: string }[]
      | undefined;
    setFaults(
      named === undefined || named.length === 0
        ? [t('office-votes:rule.notRead')]
        : named.map(({ line = 1, found = '' }) => t('office-votes:rule.fault', { line, found })),
    );
  };
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
            onClick={() => text.trim() !== '' && void read()}
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
