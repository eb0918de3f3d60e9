import { useCallback, useEffect, useState } from 'react';
import type { Project } from '#domain/processes/project.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Loadable, answerState, waiting } from '#ui-web/shell/start/loadable.ts';

/** The projects of a process, and a way to ask again. */
export function useProjects(process: string) {
  const { council } = usePlace();
  const [asked, setAsked] = useState<Loadable<readonly Project[]>>(waiting);
  const ask = useCallback(async () => {
    const { projects } = await council.participation();
    return answerState(projects.of(council.realm, process), council.clock);
  }, [council, process]);
  useEffect(() => {
    let gone = false;
    const put = async () => {
      const outcome = await ask();
      if (!gone) setAsked(outcome);
    };
    put().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [ask]);
  const retry = () => {
    setAsked(waiting);
    ask().then(setAsked, () => undefined);
  };
  return { asked, retry };
}
