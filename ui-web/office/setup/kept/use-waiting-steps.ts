import { useEffect, useState } from 'react';
import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';
import { useOffice } from '../../shell/office-context.ts';
import { placeOfStep } from './place-of-step.ts';

/** The steps in which something is typed and not saved, looked for again whenever another step is opened. */
export function useWaitingSteps(current: SetupStep | null): readonly SetupStep[] {
  const { council, me } = useOffice();
  const { journal, realm } = council;
  const [waiting, setWaiting] = useState<readonly SetupStep[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const others = setupSteps.filter((step) => step !== current);
      const found = await Promise.all(others.map((step) => journal.waits(placeOfStep(realm, me.name, step))));
      if (!isOver) setWaiting(others.filter((_, n) => found[n]));
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [journal, realm, me.name, current]);
  return waiting;
}
