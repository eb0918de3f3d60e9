import type { SubsidyRecords } from '#application/subsidies/subsidy-table.ts';
import { map } from '#domain/shared/result.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** The calls or the grants of a year; each list is asked for when the reader opens it. */
export function subsidiesPresenter(
  { realm, records, clock }: Council,
  kind: SubsidyRecords['kind'],
  year: number | null,
): AskingPresenter<SubsidyRecords> {
  return askingPresenter(async () => {
    const { subsidies } = await records();
    if (kind === 'calls')
      return map((calls: readonly SubsidyCall[]): SubsidyRecords => ({ kind, calls }))(
        await subsidies.calls(realm, year),
      );
    return map((grants: readonly Grant[]): SubsidyRecords => ({ kind, grants }))(
      await subsidies.grants(realm, year),
    );
  }, clock);
}
