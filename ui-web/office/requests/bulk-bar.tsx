import { useEffect, useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listTemplatesCall } from '#adapters/wire/templates/list-templates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { isRight } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { PickMenu } from '../parts/pick-menu.tsx';
import { useOffice } from '../shell/office-context.ts';
import { AssignPick } from './assign/assign-pick.tsx';
import styles from './bulk.module.css';
import { BulkDialog, type Bulk } from './bulk-dialog.tsx';
import { bulkIds } from './bulk-ids.ts';
import type { DeskState } from './desk-state.ts';
import type { May } from './facts-props.ts';
import type { DeskPresenter } from './presenter.ts';
import { stateWords } from './request-words.ts';
import { useColleagues } from './assign/use-colleagues.ts';

interface BulkBarProps {
  readonly state: DeskState;
  readonly presenter: DeskPresenter;
  readonly may: May;
}

type AskedBulk = Omit<Bulk, 'requests' | 'key'>;
type Templates = CallAnswer<typeof listTemplatesCall>['items'];

/** The templates of the town; empty until they are here. */
function useTownTemplates(isWanted: boolean): Templates {
  const { council } = useOffice();
  const [items, setItems] = useState<Templates>([]);
  useEffect(() => {
    if (!isWanted) return;
    const ask = async () => {
      const read = await council.call(listTemplatesCall, { realm: council.realm });
      if (isRight(read)) setItems(read.right.items);
    };
    void ask();
  }, [council, isWanted]);
  return items;
}

/** What can be done to the marked requests. Before anything is done, a trial says what can be and what cannot. */
export function BulkBar({ state, presenter, may }: BulkBarProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const { marked, items, total } = state;
  const chosen = items.filter(({ iid }) => marked.has(iid));
  const people = useColleagues(
    chosen.map(({ mailbox }) => mailbox),
    items,
  );
  const ask = (asked: AskedBulk) => setBulk({ ...asked, requests: chosen, key: council.newKey() });
  return (
    <section className={styles.bar} aria-label={t('office-requests:bulk.label')}>
      <span className={styles.count}>
        <b>{t('office-requests:bulk.marked', { count: marked.size, n: formatCount(marked.size) })}</b>{' '}
        {t('office-requests:bulk.of', { n: formatCount(total) })}
      </span>
      <BulkMenus may={may} people={people} ask={ask} />
      <OfficeButton
        look="outline"
        hotkey={t('office-requests:esc')}
        onClick={() => presenter.mark([...marked], false)}
      >
        {t('office-requests:bulk.clear')}
      </OfficeButton>
      {bulk && (
        <BulkDialog
          bulk={bulk}
          onClose={() => setBulk(null)}
          onDone={(done) => {
            setBulk(null);
            void presenter.didMany(done);
          }}
        />
      )}
    </section>
  );
}

interface BulkMenusProps extends Pick<BulkBarProps, 'may'> {
  readonly people: readonly string[];
  readonly ask: (asked: AskedBulk) => void;
}

function BulkMenus({ may, people, ask }: BulkMenusProps) {
  const speech = useSpeech();
  const { t } = speech;
  const templates = useTownTemplates(may.answer);
  return (
    <>
      {may.assign && (
        <AssignPick
          id={bulkIds.assign}
          assignedTo={null}
          people={people}
          canPick
          shown={t('office-requests:acts.assign')}
          assign={(assignedTo) => ask({ handling: { assignedTo }, words: { kind: 'assign', assignedTo } })}
        />
      )}
      {may.answer && (
        <PickMenu
          id={bulkIds.state}
          label={t('office-requests:acts.state')}
          value=""
          shown={<span>{t('office-requests:acts.state')}</span>}
          options={staffStatuses.map((one) => ({ value: one, text: stateWords(one, speech) }))}
          pick={(value) => {
            const status = value as StaffStatus;
            ask({ handling: { status }, words: { kind: 'state', state: stateWords(status, speech) } });
          }}
        />
      )}
      {may.answer && templates.length > 0 && (
        <PickMenu
          id={bulkIds.template}
          label={t('office-requests:bulk.template')}
          value=""
          shown={<span>{t('office-requests:bulk.template')}</span>}
          options={templates.map(({ id, name }) => ({ value: id, text: name }))}
          pick={(template) => {
            const name = templates.find(({ id }) => id === template)?.name ?? '';
            ask({ handling: {}, template, words: { kind: 'template', name } });
          }}
        />
      )}
    </>
  );
}
