import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { keepPlace } from '#ui-web/shell/routing/navigation.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { Opened } from './opened.tsx';
import { OpenPortal } from './open-portal.tsx';
import { SetupProgressPart } from './progress.tsx';
import styles from './setup.module.css';
import { setupPlace } from './setup-place.ts';
import { SetupStepList } from './step-list.tsx';
import { type SetupAnswer, useSetup } from './use-setup.ts';

/** A town from zero: what is done, what is left, and the step that is open, whose name is in the address. */
export function SetupScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  useOfficeTitle(t('office:places.setup'));
  const { answer, readAgain, change } = useSetup();
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return <Opened />;
  if (answer === null)
    return (
      <div className={frame.body}>
        <LoadingList title={t('office:loading')} />
      </div>
    );
  if (isLeft(answer)) return <NoSetup isNone={false} retry={readAgain} />;
  if (answer.right.begunAt === null) return <NoSetup isNone retry={readAgain} />;
  return (
    <SetupDesk
      setup={answer.right}
      asked={setupSteps.find((step) => step === params.key) ?? null}
      change={change}
      readAgain={readAgain}
      onOpened={() => setOpened(true)}
    />
  );
}

interface DeskProps {
  readonly setup: SetupAnswer;
  readonly asked: SetupStep | null;
  readonly change: ReturnType<typeof useSetup>['change'];
  readonly readAgain: () => void;
  readonly onOpened: () => void;
}

const nextOf = (done: readonly SetupStep[], after: SetupStep | null): SetupStep | null => {
  const at = after === null ? -1 : setupSteps.indexOf(after);
  const turned = [...setupSteps.slice(at + 1), ...setupSteps.slice(0, at + 1)];
  return turned.find((step) => !done.includes(step) && step !== after) ?? null;
};

/** After a step the focus is on the title of the next one. */
function useStepFocus(current: SetupStep | null): void {
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const title = document.querySelector<HTMLElement>(`[data-step="${current}"]`);
    title?.focus({ preventScroll: true });
    title?.closest('li')?.scrollIntoView?.({ block: 'start' });
  }, [current]);
}

/** Goes from the step that is done to the next one; to the list if it was the last. */
function useGoingOn(done: readonly SetupStep[], current: SetupStep | null, readAgain: () => void) {
  const [, go] = useLocation();
  const search = useSearch();
  return () => {
    readAgain();
    const next = nextOf(current === null ? done : [...done, current], current);
    go(keepPlace(next === null ? setupPlace : `${setupPlace}/${next}`, search));
  };
}

function SetupDesk({ setup, asked, change, readAgain, onOpened }: DeskProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const current = asked ?? nextOf(setup.done, null);
  useStepFocus(current);
  const goOn = useGoingOn(setup.done, current, readAgain);
  return (
    <div className={frame.body}>
      <div className={styles.desk}>
        <div className={styles.side}>
          <h1 tabIndex={-1}>{t('office-setup:title')}</h1>
          <SetupProgressPart done={setup.done} current={current} isOver={setup.isOver} />
          <OpenPortal setup={setup} change={change} readAgain={readAgain} onOpened={onOpened} />
          <PutAway setup={setup} change={change} />
        </div>
        <SetupStepList setup={setup} town={town} change={change} goOn={goOn} current={current} />
      </div>
    </div>
  );
}

/** The list leaves the rail before the portal is open, for those who go on by themselves; its address stays. */
function PutAway({ setup, change }: Pick<DeskProps, 'setup' | 'change'>) {
  const { t } = useSpeech();
  const put = async (isOver: boolean) => {
    // The rail is drawn by what the page was sent with.
    if ((await change({ isOver })) === null) window.location.reload();
  };
  if (!setup.isOver)
    return (
      <OfficeButton look="text" onClick={() => void put(true)}>
        {t('office-setup:away.button')}
      </OfficeButton>
    );
  return (
    <div>
      <p className="note">{t('office-setup:away.over')}</p>
      <OfficeButton look="text" onClick={() => void put(false)}>
        {t('office-setup:away.back')}
      </OfficeButton>
    </div>
  );
}

function NoSetup({ isNone, retry }: { readonly isNone: boolean; readonly retry: () => void }) {
  const { t } = useSpeech();
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.setup')}</h1>
      {isNone ? (
        <EmptyState title={t('office-setup:none.title')}>
          <p>{t('office-setup:none.text')}</p>
        </EmptyState>
      ) : (
        <ErrorState
          level={2}
          title={t('office:unreachable.title')}
          retry={{ text: t('office:again'), onClick: retry }}
        />
      )}
    </div>
  );
}
