import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { AppointmentSetup } from '../appointment-office.ts';
import type { OfficeVisit } from '../visit.ts';
import type { FeePaid } from './fee-paid.ts';

/** What the services of an appointment cost, by what they cost now; 0 if nothing. */
export const feeOfVisit = (
  { services }: Pick<AppointmentSetup, 'services'>,
  { services: wanted }: Pick<OfficeVisit, 'services'>,
): Cents => cents(services.filter(({ id }) => wanted.includes(id)).reduce((sum, { fee }) => sum + fee, 0));

/**
 * Whether the fee of an appointment can still be paid over the web: it was not paid, and its person was not served yet. Who
 * was served has paid at the desk.
 */
export const canPayFee = ({ state, seat, fee }: OfficeVisit): boolean =>
  seat !== null && fee === undefined && ['confirmed', 'arrived', 'called', 'parked'].includes(state);

const moved = (amount: number): readonly MoneyEntry[] => [
  { kind: 'cents', account: 'bank', amount: cents(amount) },
  { kind: 'cents', account: 'income', amount: cents(0 - amount) },
];

/** The money of a fee that was paid: the bank has it, and the council earned it. */
export const feeIn = ({ amount }: Pick<FeePaid, 'amount'>): readonly MoneyEntry[] => moved(amount);

/** What giving an appointment back does with its fee: all of it goes back; nothing if none was paid. */
export function feeBack({ fee }: Pick<OfficeVisit, 'fee'>): {
  readonly change: Pick<OfficeVisit, 'fee'>;
  readonly money: readonly MoneyEntry[];
  readonly amount: Cents;
} {
  if (fee === undefined || fee.isBack) return { change: {}, money: [], amount: cents(0) };
  return { change: { fee: { ...fee, isBack: true } }, money: moved(0 - fee.amount), amount: fee.amount };
}
