import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import { type SepaBatch, sepaFile } from './sepa-file.ts';

const batch: SepaBatch = {
  id: 'BONOS-7',
  madeAt: '2026-11-28T10:00:00',
  day: '2026-11-30' as CalendarDay,
  from: { name: 'Ajuntament de Vilanova', iban: 'ES9121000418450200051332' },
  taxNumber: 'P4626000F',
  transfers: [
    {
      id: 'L-7-FORN',
      to: { name: 'Forn d’en Núñez', iban: 'ES7921000813610123456789' },
      amount: cents(123_405),
      concept: 'Bonos Vilanova, liquidación 7',
    },
    {
      id: 'L-7-ROIG',
      to: { name: 'Ferretería Roig', iban: 'ES1720852066623456789011' },
      amount: cents(7),
      concept: 'Bonos Vilanova, liquidación 7',
    },
  ],
};

interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlNode[];
}

/** Reads XML that has no comments and no mixed content. */
function readXml(code: string): XmlNode {
  const root: XmlNode & { children: XmlNode[] } = { name: '', text: '', children: [] };
  const open: (XmlNode & { children: XmlNode[] })[] = [root];
  for (const [, end, name = '', text] of code.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/gu)) {
    if (end === '/') {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const node = { name, text: text?.trim() ?? '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  expect(open).toHaveLength(1);
  return root;
}

/**
 * The elements that the schema of the European Payments Council (EPC132-08 2023 V1.0, for pain.001.001.09) allows below
 * those that we write, in its order; those that it requires end in `!`.
 */
const sequences: Readonly<Record<string, string>> = {
  Document: 'CstmrCdtTrfInitn!',
  CstmrCdtTrfInitn: 'GrpHdr! PmtInf!',
  GrpHdr: 'MsgId! CreDtTm! NbOfTxs! CtrlSum! InitgPty!',
  InitgPty: 'Nm Id',
  PmtInf:
    'PmtInfId! PmtMtd! BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt! Dbtr! DbtrAcct! DbtrAgt! UltmtDbtr ChrgBr CdtTrfTxInf!',
  PmtTpInf: 'InstrPrty SvcLvl LclInstrm CtgyPurp',
  SvcLvl: 'Cd!',
  ReqdExctnDt: 'Dt!',
  Dbtr: 'Nm! PstlAdr Id',
  DbtrAcct: 'Id! Ccy Prxy',
  DbtrAgt: 'FinInstnId!',
  FinInstnId: 'BICFI Othr',
  CdtTrfTxInf: 'PmtId! PmtTpInf Amt! ChrgBr UltmtDbtr CdtrAgt Cdtr! CdtrAcct! UltmtCdtr Purp RmtInf',
  PmtId: 'InstrId EndToEndId!',
  Amt: 'InstdAmt!',
  Cdtr: 'Nm! PstlAdr Id',
  CdtrAcct: 'Id! Prxy',
  RmtInf: 'Ustrd Strd',
};

/** What is wrong with the children of an element: unknown, in another order, or missing. */
function faultsIn(node: XmlNode): readonly string[] {
  const allowed = sequences[node.name]?.split(' ') ?? [];
  const names = node.children.map(({ name }) => name);
  const places = names.map((name) => allowed.findIndex((one) => one.replace('!', '') === name));
  const isOrdered = places.every((place, n) => place >= (places[n - 1] ?? 0));
  const missing = allowed.filter((one) => one.endsWith('!') && !names.includes(one.slice(0, -1)));
  const own =
    allowed.length > 0 && (!isOrdered || places.includes(-1)) ? [`${node.name}: ${names.join(' ')}`] : [];
  return [...own, ...missing.map((one) => `${node.name} without ${one}`), ...node.children.flatMap(faultsIn)];
}

const all = (node: XmlNode, name: string): readonly XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const texts = (node: XmlNode, name: string) => all(node, name).map(({ text }) => text);

describe('a file of transfers for a bank', () => {
  const code = sepaFile(batch);
  const file = readXml(code);

  it('has the elements of the standard, in its order', () => {
    expect(
      code.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:'),
    ).toBe(true);
    expect(file.children.flatMap(faultsIn)).toEqual([]);
  });

  it('says how many transfers it has and what they sum to, in the message and in its payment', () => {
    expect(texts(file, 'NbOfTxs')).toEqual(['2', '2']);
    expect(texts(file, 'CtrlSum')).toEqual(['1234.12', '1234.12']);
    expect(texts(file, 'InstdAmt')).toEqual(['1234.05', '0.07']);
  });

  it('names who is paid, from which account, and for what', () => {
    expect(texts(file, 'IBAN')).toEqual([
      'ES9121000418450200051332',
      'ES7921000813610123456789',
      'ES1720852066623456789011',
    ]);
    expect(texts(file, 'EndToEndId')).toEqual(['L-7-FORN', 'L-7-ROIG']);
    expect(all(file, 'Cdtr').flatMap((one) => texts(one, 'Nm'))).toEqual([
      "Forn d'en Nunez",
      'Ferreteria Roig',
    ]);
    expect(new Set(texts(file, 'Ustrd'))).toEqual(new Set(['Bonos Vilanova, liquidacion 7']));
    expect(texts(file, 'Dt')).toEqual(['2026-11-30']);
  });
});
