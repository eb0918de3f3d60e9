import { draftedOffice, wrongMembers } from '../appointments/office-draft.ts';
import { draftedService, wrongOfService } from '../appointments/service-draft.ts';
import { type CheckedFault, type DocumentRule, memberAt } from './document-rules.ts';

const faultAt =
  (raw: unknown) =>
  (member: string): CheckedFault => ({
    path: [member],
    kind: 'wantsOther',
    found: memberAt(raw, [member]),
  });

/** By an office with a wrong opening, two desks of one name or times that are no whole cells nobody gets an appointment. */
export const usableOffice: DocumentRule = (raw) => {
  const office = draftedOffice('', raw);
  return office === null ? [] : wrongMembers(office).map(faultAt(raw));
};

/** The minutes of a service are whole cells, and an appointment ends within eight hours. */
export const usableService: DocumentRule = (raw) => {
  const service = draftedService('', raw);
  return service === null ? [] : wrongOfService(service).map(faultAt(raw));
};
