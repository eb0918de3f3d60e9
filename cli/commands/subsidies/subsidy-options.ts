import { usualRegister } from '#adapters/driven/bdns/bdns-register.ts';
import { type SubsidyView, subsidyViews } from '#application/subsidies/subsidy-rows.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SubsidySort } from '#domain/subsidies/subsidy-table.ts';
import { oneOf } from '../../output-format.ts';
import type { RecordFlags } from '../../records/record-options.ts';
import type { UsageRefusal } from '../../usage.ts';

/** The flags as the parser returns them. */
export interface SubsidyFlags extends RecordFlags {
  readonly organ?: string;
  readonly register?: string;
  readonly view?: string;
  readonly year?: string;
  readonly search?: string;
  readonly sort?: string;
}

export interface SubsidyOptions {
  /** The council's number in the national register; null if that is not asked. */
  readonly organ: string | null;
  readonly register: string;
  readonly view: SubsidyView;
  readonly year: number | null;
  readonly search: string;
  readonly sort: SubsidySort | null;
}

/** A dash before the name means descending order. */
export const sortOrders = ['amount', '-amount', 'year', '-year'] as const;

/** Reads the flags, or says what is wrong with the first invalid one. */
export function subsidyOptions(flags: SubsidyFlags): Either<UsageRefusal, SubsidyOptions> {
  const view = oneOf('--view', flags.view, subsidyViews);
  if (isLeft(view)) return view;
  const order = oneOf('--sort', flags.sort, sortOrders);
  if (isLeft(order)) return order;
  const { year, organ, register = usualRegister.baseUrl } = flags;
  if (year !== undefined && !/^\d{4}$/u.test(year))
    return left({ key: 'usage.notAYear', values: { found: year } });
  if (organ !== undefined && !/^\d+$/u.test(organ))
    return left({ key: 'usage.notACount', values: { flag: '--organ', found: organ } });
  if (organ === undefined && flags.register !== undefined)
    return left({ key: 'usage.needsFlag', values: { flag: '--organ' } });
  const sort = order.right;
  return right({
    organ: organ ?? null,
    register: register.replace(/\/+$/u, ''),
    view: view.right ?? 'calls',
    year: year === undefined ? null : Number(year),
    search: flags.search ?? '',
    sort: sort && { by: sort.endsWith('year') ? 'year' : 'amount', descending: sort.startsWith('-') },
  });
}
