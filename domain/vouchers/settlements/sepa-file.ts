import type { CalendarDay } from '../../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../../shared/money.ts';
import { sepaText } from './sepa-text.ts';

/** An account that pays or is paid: its owner's name, and the IBAN without spaces. */
export interface SepaAccount {
  readonly name: string;
  readonly iban: string;
}

/** One transfer of a batch. */
export interface SepaTransfer {
  /** Ours, which the bank gives back: at most 35 characters. */
  readonly id: string;
  readonly to: SepaAccount;
  readonly amount: Cents;
  readonly concept: string;
}

/** Transfers that the bank carries out together. */
export interface SepaBatch {
  /** Of the message; a bank refuses one that comes twice. */
  readonly id: string;
  /** When the file is made, as `2026-11-28T10:00:00`. */
  readonly madeAt: string;
  /** The day on which the bank should pay. */
  readonly day: CalendarDay;
  readonly from: SepaAccount;
  /** The tax number of who pays. */
  readonly taxNumber: string;
  readonly transfers: readonly SepaTransfer[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Euros with a point and two decimals, as the standard writes them. */
const euros = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const tag = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;

const accountOf = (iban: string): string => tag('Id', tag('IBAN', iban));

const transferOf = ({ id, to, amount, concept }: SepaTransfer): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', sepaText(id, 35))),
    tag('Amt', `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`),
    tag('Cdtr', tag('Nm', sepaText(to.name, 70))),
    tag('CdtrAcct', accountOf(to.iban)),
    tag('RmtInf', tag('Ustrd', sepaText(concept, 140))),
  );

/**
 * A credit transfer initiation as ISO 20022 defines it (pain.001.001.09), in the form that Spanish banks take (SEPA, one
 * batch, charges shared): one payment block with all transfers. Amounts must be positive.
 */
export function sepaFile({ id, madeAt, day, from, taxNumber, transfers }: SepaBatch): string {
  const message = sepaText(id, 35);
  const count = tag('NbOfTxs', String(transfers.length));
  const sum = tag('CtrlSum', euros(sumOfMoney(transfers.map(({ amount }) => amount))));
  const payer = tag('Nm', sepaText(from.name, 70));
  const identity = tag('Id', tag('OrgId', tag('Othr', tag('Id', sepaText(taxNumber, 35)))));
  const header = tag(
    'GrpHdr',
    tag('MsgId', message),
    tag('CreDtTm', madeAt),
    count,
    sum,
    tag('InitgPty', payer, identity),
  );
  const payment = tag(
    'PmtInf',
    tag('PmtInfId', message),
    tag('PmtMtd', 'TRF'),
    tag('BtchBookg', 'true'),
    count,
    sum,
    tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'SEPA'))),
    tag('ReqdExctnDt', tag('Dt', day)),
    tag('Dbtr', payer, identity),
    tag('DbtrAcct', accountOf(from.iban)),
    tag('DbtrAgt', tag('FinInstnId', tag('Othr', tag('Id', 'NOTPROVIDED')))),
    tag('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  );
  const body = tag('CstmrCdtTrfInitn', header, payment);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${body}</Document>\n`;
}
