import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

interface Remembering {
  /** Milliseconds for which an answer is used. */
  readonly keep: number;
  /** Milliseconds from any starting point. */
  readonly now: () => number;
}

/**
 * A register whose answers are kept for a while, and asked for once however many visitors wait: the national register
 * is a shared service, and takes page after page. A refusal is not kept, so that the next visitor tries again.
 */
export function rememberedRegister(register: SubsidyRegister, { keep, now }: Remembering): SubsidyRegister {
  const kept = <T>(
    ask: (...of: Parameters<SubsidyRegister['calls']>) => Promise<Either<CouncilRefusal, T>>,
  ) => {
    const answers = new Map<string, { readonly until: number; readonly answer: ReturnType<typeof ask> }>();
    return (...[realm, year]: Parameters<SubsidyRegister['calls']>) => {
      const key = `${realm} ${year}`;
      const known = answers.get(key);
      if (known !== undefined && known.until > now()) return known.answer;
      const answer = ask(realm, year).then((rows) => {
        if (isLeft(rows)) answers.delete(key);
        return rows;
      });
      answers.set(key, { until: now() + keep, answer });
      return answer;
    };
  };
  return {
    calls: kept((realm, year) => register.calls(realm, year)),
    grants: kept((realm, year) => register.grants(realm, year)),
  };
}
