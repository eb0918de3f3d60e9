import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { classNames } from '#ui-web/components/class-names.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { useSaysWaiting } from '../shell/waiting.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeskActsContext } from './desk-acts.ts';
import { OpenMatter } from './open-matter.tsx';
import type { DeskState } from './desk-state.ts';
import { type OfficeDraft, keepDraft, type WritingKind } from './drafts.ts';
import type { May } from './facts-props.ts';
import { areSome, type Filters, readDeskFilters, writeDeskFilters } from './filters.ts';
import { StaffRequestList } from './list.tsx';
import { requestHref } from './request-href.ts';
import { type MailboxNames, useMailboxNames } from './mailbox-names.ts';
import type { ListPlace } from './matter.tsx';
import { type DeskPresenter, deskPresenter } from './presenter.ts';
import { requestTitle } from './request-words.ts';
import styles from './screen.module.css';
import { groupedByTerm } from './term-view.ts';
import { UndoNotice } from './undo-notice.tsx';
import { useColleagues } from './assign/use-colleagues.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useToday } from '../parts/use-moment.ts';

/** The desk of this visit: the list is asked for as the address says, and the request that it names is opened. */
function useDesk(iid: string | null): { readonly presenter: DeskPresenter; readonly state: DeskState } {
  const place = useOffice();
  const { council } = place;
  const search = useSearch();
  const presenter = useMemo(() => deskPresenter(council), [council]);
  const filters = useMemo(() => readDeskFilters(search), [search]);
  useEffect(() => void presenter.show(filters), [presenter, filters]);
  useEffect(() => void presenter.open(iid), [presenter, iid]);
  const state = useViewModel(presenter);
  const { askWho } = place;
  const isRefused = state.trouble === 'notAllowed' || state.listing === 'refused';
  // A session may have ended: the office asks who is there, and shows the sign-in if nobody is.
  useEffect(() => {
    if (isRefused) askWho();
  }, [isRefused, askWho]);
  return { presenter, state };
}

/** What the roles of the person allow somewhere. */
function useMay(): May {
  const { acts } = useOffice().me;
  return useMemo(
    () => ({
      answer: acts.has('request.answer'),
      note: acts.has('request.note'),
      assign: acts.has('request.assign'),
      publish: acts.has('request.publish'),
      seeContact: acts.has('request.seeContact'),
      merge: acts.has('request.merge'),
      enter: acts.has('request.enter'),
      correct: acts.has('request.correct'),
      erase: acts.has('request.erase'),
      export: acts.has('request.export'),
    }),
    [acts],
  );
}

/** Where the open request is among those of the list. */
function placeOf(
  items: readonly StaffRequest[],
  iid: string | null,
  total: number,
  search: string,
): ListPlace {
  const at = items.findIndex((one) => one.iid === iid);
  const hrefOf = (one: StaffRequest | undefined) => one && requestHref(one.iid, search);
  const list = `/gestion/solicitudes${search === '' ? '' : `?${search}`}`;
  if (at < 0) return { at: 0, of: total, before: null, after: null, list };
  return {
    at: at + 1,
    of: total,
    before: hrefOf(items[at - 1]) ?? null,
    after: hrefOf(items[at + 1]) ?? null,
    list,
  };
}

/** The requests in the order in which they are shown, and whether one is overdue. */
function useListed(items: readonly StaffRequest[], today: CalendarDay) {
  return useMemo(
    () => ({
      ordered: groupedByTerm(items, today).flatMap((one) => one.items),
      hasOverdue: items.some(({ term }) => (term?.left ?? 0) < 0),
    }),
    [items, today],
  );
}

/** Says in the rail how many requests there are, while no filter hides some. */
function useWaitingHere({ listing, filters, total }: DeskState, isOverdue: boolean): void {
  useSaysWaiting('requests', listing === 'here' && !areSome(filters) ? { count: total, isOverdue } : null);
}

/** The requests of the town: the list, and the matter beside it. */
export function RequestsScreen({ params }: { readonly params: RouteParams }) {
  const iid = params.key === undefined ? null : decodeURIComponent(params.key);
  const { presenter, state } = useDesk(iid);
  const [, navigate] = useLocation();
  const search = useSearch();
  const today = useToday();
  const mailboxes = useMailboxNames();
  const may = useMay();
  const [writing, write] = useState<WritingKind>('answer');
  const { turn, remember, undo } = useUndo(presenter);
  const { items, marked, done, total } = state;
  const { ordered, hasOverdue } = useListed(items, today);
  const place = placeOf(ordered, iid, total, search);
  useTitle(state);
  useWaitingHere(state, hasOverdue);
  useDeskKeys({
    hasMarked: marked.size > 0,
    mark: (one) => presenter.mark([one], !marked.has(one)),
    clear: () => presenter.mark([...marked], false),
    write: setWriting(write, may),
    undo: () => void undo(),
  });
  const filter = (next: Filters) => navigate(`${location.pathname}${writeDeskFilters(next, search)}`);
  return (
    <DeskActsContext value={presenter}>
      <div className={classNames(styles.desk, iid !== null && styles.withMatter)}>
        <StaffRequestList
          state={state}
          presenter={presenter}
          today={today}
          mailboxes={mailboxes}
          openIid={iid}
          filter={filter}
          may={may}
        />
        <DeskMatter
          {...{ state, presenter, may, mailboxes, place, writing, write, turn }}
          sent={(sent) => {
            remember(sent);
            if (place.after !== null) navigate(place.after);
          }}
        />
        {marked.size > 0 && <BulkBar state={state} presenter={presenter} may={may} />}
        {done && <UndoNotice done={done} undo={() => void undo()} forget={presenter.forget} />}
      </div>
    </DeskActsContext>
  );
}

const setWriting = (write: (writing: WritingKind) => void, may: May) => (writing: WritingKind) => {
  if (may[writing]) write(writing);
};

interface Sent {
  readonly iid: string;
  readonly draft: OfficeDraft;
}

/** Taking back the last act: an answer that was sent is written again, with its text. */
function useUndo(presenter: DeskPresenter) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { council } = useOffice();
  const last = useRef<Sent | null>(null);
  const [turn, setTurn] = useState(0);
  const undo = async () => {
    const { done } = presenter.current();
    if (!(await presenter.undo())) return;
    const sent = last.current;
    if (sent === null || done?.iids[0] !== sent.iid) return;
    // The name of the intent that was undone is used up.
    keepDraft(council, sent.iid, 'answer', { ...sent.draft, key: council.newKey() });
    setTurn((before) => before + 1);
    last.current = null;
    navigate(requestHref(sent.iid, search));
  };
  return { turn, remember: (sent: Sent) => (last.current = sent), undo };
}

/** The tab is named after the open request. */
function useTitle({ matter }: DeskState): void {
  const speech = useSpeech();
  const title = speech.t('office:places.requests');
  useOfficeTitle(matter.kind === 'here' ? `${requestTitle(matter.request, speech)} · ${title}` : title);
}

interface DeskMatterProps {
  readonly state: DeskState;
  readonly presenter: DeskPresenter;
  readonly may: May;
  readonly mailboxes: MailboxNames;
  readonly place: ListPlace;
  readonly writing: WritingKind;
  readonly write: (writing: WritingKind) => void;
  readonly turn: number;
  readonly sent: (sent: Sent) => void;
}

/** The open request, with those to whom it can be given. */
function DeskMatter({ state, presenter, mailboxes, sent, ...others }: DeskMatterProps) {
  const { matter, items } = state;
  const people = useColleagues(matter.kind === 'here' ? [matter.request.mailbox] : [], items);
  return (
    <MatterPart state={state} presenter={presenter}>
      {(request) => (
        <OpenMatter
          {...others}
          key={request.iid}
          request={request}
          state={state}
          presenter={presenter}
          people={people}
          mailbox={mailboxes(request.mailbox)}
          sent={(draft) => sent({ iid: request.iid, draft })}
        />
      )}
    </MatterPart>
  );
}

interface MatterPartProps {
  readonly state: DeskState;
  readonly presenter: DeskPresenter;
  readonly children: (request: StaffRequest) => ReactNode;
}

/** The open request, or why there is none. */
function MatterPart({ state: { matter, items }, presenter, children }: MatterPartProps) {
  const { t } = useSpeech();
  if (matter.kind === 'here') return children(matter.request);
  return (
    <div className={matter.kind === 'none' ? styles.none : styles.waiting}>
      {matter.kind === 'none' && items.length > 0 && <p>{t('office-requests:chooseOne')}</p>}
      {matter.kind === 'asking' && <LoadingList title={t('office-requests:opening')} />}
      {matter.kind === 'missing' && (
        <EmptyState title={t('office-requests:missing')}>
          <p>{t('office-requests:missingText')}</p>
        </EmptyState>
      )}
      {matter.kind === 'failed' && (
        <ErrorState
          title={t('office-requests:openFailed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.refresh() }}
        />
      )}
    </div>
  );
}
