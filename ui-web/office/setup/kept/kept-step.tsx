import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { UnsentChange } from '#application/ports/browser/document-journal.ts';
import type { SetupStep } from '#domain/office/setup/town-setup.ts';
import { useOffice } from '../../shell/office-context.ts';
import { type StepKeeping, StepKeepingContext } from './step-keeping.ts';
import { placeOfStep } from './place-of-step.ts';

interface KeptStepProps {
  readonly step: SetupStep;
  readonly children: ReactNode;
}

/** Draws a step once the device has said what was typed in it before and is not saved. */
export function KeptStep({ step, children }: KeptStepProps) {
  const { council, me } = useOffice();
  const { journal, realm } = council;
  const place = useMemo(() => placeOfStep(realm, me.name, step), [realm, me.name, step]);
  const [left, setLeft] = useState<{
    readonly found: readonly UnsentChange[];
    readonly round: number;
  } | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await journal.load(place);
      if (!isOver) setLeft({ found, round: 0 });
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [journal, place]);
  if (left === null) return null;
  const keep = (changes: readonly UnsentChange[]) => void journal.keep(place, changes);
  const keeping: StepKeeping = {
    found: left.found,
    keep,
    forget: () => keep([]),
    discard: () => {
      keep([]);
      setLeft({ found: [], round: left.round + 1 });
      // The button that was pressed goes with what it discards.
      document.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
    },
  };
  return (
    <StepKeepingContext value={keeping}>
      <Fragment key={left.round}>{children}</Fragment>
    </StepKeepingContext>
  );
}
