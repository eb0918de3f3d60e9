import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type PublishedLists } from '#domain/registrations/activity/activity-phase.ts';
import type { ApplicationState } from '#domain/registrations/applicants/application.ts';
import {
  applicationIn,
  applicationKind,
  applicationOf,
  codeKind,
  listsIn,
  listsKind,
  onlyRecord,
} from '#domain/registrations/applicants/application-records.ts';
import type { KeptApplication, RegistrationPorts } from './registration-ports.ts';

type Records = Pick<RegistrationPorts, 'goodsRecords'>;

const pageLength = 500;

/** The application with that key; null if there is none. */
export const readApplication =
  ({ goodsRecords }: { readonly goodsRecords: Pick<RegistrationPorts['goodsRecords'], 'record'> }) =>
  async (good: GoodId, id: string): Promise<KeptApplication | null> => {
    const record = await goodsRecords.record(good, applicationKind, id);
    return record && { application: applicationIn(record), version: record.version };
  };

/** The application of some letters; null if there is none. */
export const applicationOfCode =
  (ports: { readonly goodsRecords: Pick<RegistrationPorts['goodsRecords'], 'record'> }) =>
  async (good: GoodId, code: string): Promise<KeptApplication | null> => {
    const id = applicationOf(await ports.goodsRecords.record(good, codeKind, code.trim().toLowerCase()));
    return id === null ? null : readApplication(ports)(good, id);
  };

/** Applications of one state, or all of them if it is null, in the order in which they came. */
export const listApplications =
  ({ goodsRecords }: { readonly goodsRecords: Pick<RegistrationPorts['goodsRecords'], 'list'> }) =>
  async (good: GoodId, state: ApplicationState | null): Promise<readonly KeptApplication[]> => {
    const found: KeptApplication[] = [];
    let after: { readonly at: number; readonly id: string } | null = null;
    for (;;) {
      const query = {
        kind: applicationKind,
        owner: state,
        from: null,
        until: null,
        limit: pageLength,
        after,
      };
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page = await goodsRecords.list(good, query);
      found.push(...page.map((one) => ({ application: applicationIn(one), version: one.version })));
      const last = page.at(-1);
      if (page.length < pageLength || last === undefined) return found.toReversed();
      after = { at: last.at, id: last.id };
    }
  };

/** Whether anybody has applied. */
export const hasApplications =
  ({ goodsRecords }: { readonly goodsRecords: Pick<RegistrationPorts['goodsRecords'], 'list'> }) =>
  async (good: GoodId): Promise<boolean> => {
    const first = { kind: applicationKind, owner: null, from: null, until: null, limit: 1, after: null };
    return (await goodsRecords.list(good, first)).length > 0;
  };

/** Which lists of who is admitted are published, and the version of their record. */
export const readLists =
  ({ goodsRecords }: Records) =>
  async (good: GoodId): Promise<{ readonly lists: PublishedLists; readonly version: number }> => {
    const record = await goodsRecords.record(good, listsKind, onlyRecord);
    return { lists: listsIn(record), version: record?.version ?? 0 };
  };
