import type { InternalRequestAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../intranet.module.css';
import { LongList } from '../long-list.tsx';
import { useIntranet } from '../use-intranet.ts';
import { InternalDecisionForm } from './decision-form.tsx';
import { InternalRequestRow, internalRequestId } from './internal-request-row.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface InternalRequestsListProps {
  readonly all: readonly InternalRequestAnswer[];
  readonly of: 'toDecide' | 'mine' | 'decided';
}

/** How many requests are shown at once: each has a form of its own. */
const requestsAtOnce = 10;

/** What was asked for: to be decided, one's own, or what was decided. */
export function InternalRequestsList({ all, of }: InternalRequestsListProps) {
  const { t, said } = useSpeech();
  const { forms } = useIntranet().seen;
  if (all.length === 0) return null;
  const titleOf = (form: string) => said(forms.find(({ id }) => id === form)?.title ?? form).text;
  return (
    <>
      {of !== 'decided' && <h3>{t(`office-intranet:forms.${of}`)}</h3>}
      <LongList
        items={all}
        part={requestsAtOnce}
        label={t(`office-intranet:list.find.${of}`)}
        textOf={({ form, from, text }) => [titleOf(form), from, text].join(' ')}
        idOf={internalRequestId}
      >
        {(shown) => (
          <ul role="list" className={styles.rows}>
            {shown.map((one) => (
              <li key={one.id}>
                <InternalRequestRow one={one} showsWho={of !== 'mine'} />
                {of === 'toDecide' && <InternalDecisionForm id={one.id} />}
                {of === 'mine' && one.decision === null && one.withdrawnAt === null && (
                  <WithdrawButton id={one.id} />
                )}
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </>
  );
}
