import { useEffect, useState } from 'react';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { isRight } from '#domain/shared/result.ts';
import { usePlace } from './council-context.ts';

/** What maps need of the town: undefined until it is loaded, null if it could not be. */
export function useTown(): TownFacts | null | undefined {
  const { council } = usePlace();
  const [town, setTown] = useState<TownFacts | null>();
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const facts = await (await council.services()).town.facts(council.realm);
      if (!gone) setTown(isRight(facts) ? facts.right : null);
    };
    ask().catch(() => !gone && setTown(null));
    return () => {
      gone = true;
    };
  }, [council]);
  return town;
}
