import type { Grant, SubsidyCall } from './subsidy.ts';

const plain = (name: string) => name.trim().toLowerCase();

/** The calls of an administration, department or body by its name, whatever the capitals. */
export const callsOf = (calls: readonly SubsidyCall[], entity: string): readonly SubsidyCall[] =>
  calls.filter(({ department, body }) => [department, body].some((name) => plain(name) === plain(entity)));

/** The grants that an administration or department gave, or that an organisation got, by its name. */
export const grantsOf = (grants: readonly Grant[], entity: string): readonly Grant[] =>
  grants.filter(({ administration, department, beneficiary }) =>
    [administration, department, beneficiary].some((name) => plain(name) === plain(entity)),
  );
