import { embeddingSite } from '#domain/content/embedding-site.ts';
import { limitFaultsOf } from '#domain/forms/needs/field-limits.ts';
import { faultsOf, fieldsOf } from '#domain/forms/mailbox.ts';
import { isGateway } from '#domain/payments/till.ts';
import { deliveryFaults } from '#domain/processes/delivery-faults.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { asList, recordIn } from '../lenient.ts';
import { deliveryWire, readDelivery } from '../processes/delivery.ts';
import { isStaffField, withTextOptions } from '../requests/management.ts';
import { type FieldWire, fieldWire } from '../requests/mailbox-field.ts';
import { readMailbox } from '../requests/mailbox.ts';
import { readContentNode } from '../site/content-node.ts';
import { readTableDescriptor } from '../tables/table.ts';
import type { CheckedFault, DocumentRule } from './document-rules.ts';
import { fieldFaults } from './field-faults.ts';

const at = (kind: CheckedFault['kind'], path: readonly string[], more: Partial<CheckedFault> = {}) => ({
  path,
  kind,
  found: null,
  isPlaceOnly: true,
  ...more,
});

/** A mailbox may be without fields, and then is not configured; what it has must fit together. */
export const formFields: DocumentRule = (raw, { realm }) => {
  const read = readMailbox(raw, realmId(realm));
  if (isLeft(read)) return [];
  return faultsOf(read.right).flatMap((fault) =>
    fault.kind === 'noFields'
      ? []
      : [at(fault.kind, [fault.field], { particulars: 'at' in fault ? { at: fault.at } : {} })],
  );
};

/** Limits that no answer is within. */
export const formLimits: DocumentRule = (raw, { realm }) => {
  const read = readMailbox(raw, realmId(realm));
  if (isLeft(read)) return [];
  return limitFaultsOf(read.right).map(({ field, kind, found }) => ({ path: [field], kind, found }));
};

/** A field that places the contact block of a form without one: the form would show nothing there, required or not. */
export const formContact: DocumentRule = (raw, { realm }) => {
  const read = readMailbox(raw, realmId(realm));
  if (isLeft(read)) return [];
  const { contact } = read.right;
  const placing = fieldsOf(read.right).find(({ kind }) => kind === 'contact');
  const isAsked = contact.mode !== 'no' && contact.fields.length > 0;
  return placing === undefined || isAsked ? [] : [at('contactUnasked', [placing.name])];
};

/** The fields that staff fill in: one that cannot be read would not be there, and what they have for it be refused. */
export const staffFields: DocumentRule = (raw) =>
  asList(recordIn(raw)['management']).flatMap((one, index): readonly CheckedFault[] => {
    const place = ['management', String(index)];
    const written = withTextOptions(one);
    const faults = fieldFaults(fieldWire, written).map((fault) => ({
      ...fault,
      path: [...place, ...fault.path],
    }));
    const isUseless = faults.length === 0 && !isStaffField(written as FieldWire);
    return isUseless
      ? [{ path: [...place, 'type'], kind: 'wantsOther', found: recordIn(one)['type'] }]
      : faults;
  });

/** A form whose payments nobody could receive; it would be found by the first resident who wants to pay. */
export const formGateway: DocumentRule = (raw, { realm, hasBank }) => {
  const read = readMailbox(raw, realmId(realm));
  const gateway = isLeft(read) ? undefined : read.right.payment?.gateway;
  if (gateway === undefined || isGateway(gateway, hasBank)) return [];
  return [at('gateway', ['payments', 'gateway'], { particulars: { gateway } })];
};

/** The sites that a council lets show cards of its portal: pages ignore an invalid one, so it is reported here. */
export const embeddingSites: DocumentRule = (raw) => {
  const { embedSites: sites } = recordIn(raw);
  if (sites === undefined || sites === null) return [];
  if (!Array.isArray(sites)) return [at('embedSites', ['embedSites'])];
  return (sites as readonly unknown[]).flatMap((site, index) => {
    const read = embeddingSite(typeof site === 'string' ? site : '');
    return isLeft(read) ? [at(read.left.kind, ['embedSites', String(index)])] : [];
  });
};

/** A table that could never be shown, since no columns are described. */
export const tableColumns: DocumentRule = (raw) => {
  const read = readTableDescriptor(raw);
  if (!isLeft(read)) return [];
  return read.left.kind === 'noColumns'
    ? [at('noColumns', ['columns'])]
    : [at('notRead', read.left.where.split('.'))];
};

/**
 * Reports deliveries that are impossible or unreadable before they are published: pages leave them out without saying
 * so.
 */
export const projectDelivery: DocumentRule = (raw, { today }) => {
  const { delivery } = recordIn(raw);
  if (delivery === undefined || delivery === null) return [];
  const read = readDelivery(delivery);
  const within = (path: readonly string[]) => ['delivery', ...path];
  if (isLeft(read))
    return fieldFaults(deliveryWire, delivery).map((fault) => ({ ...fault, path: within(fault.path) }));
  return deliveryFaults(read.right, today).map(({ where, kind }) => at(kind, within(where.split('.'))));
};

/** Parts of a content page that it would leave out. */
export const pageParts: DocumentRule = (raw, { zone }) => {
  const read = readContentNode(raw, 'entidades', zone);
  return isLeft(read) ? [] : read.right.unread.map((part) => at('leftOutPart', [part]));
};
