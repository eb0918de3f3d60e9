import { isLeft, left, right } from '../../shared/result.ts';
import type { BudgetSide } from '../../town-budget/budget-year.ts';
import { type CellReader, readDigits, moneyOf } from '../cell-readers.ts';
import type { ImportColumn } from '../columns.ts';
import { importText } from '../sheet.ts';

/** The first three figures of a code of the classification (Orden EHA/3565/2008), which are what the portal shows. */
const threeFigures: CellReader = (cell, sense) => {
  const code = readDigits(cell, sense);
  if (isLeft(code)) return code;
  const text = String(code.right);
  return text.length < 3 ? left({ kind: 'notACode', suggestion: null }) : right(text.slice(0, 3));
};

/** The parts of a budget application: `2026 0100 1532 61900` ends with the programme and the economic code. */
export const applicationParts = (text: string): readonly string[] =>
  text.split(/\D+/u).filter((part) => part !== '');

const applicationOf =
  (side: BudgetSide): CellReader =>
  (cell) => {
    const parts = applicationParts(importText(cell));
    const [economic = '', programme = ''] = [parts.at(-1), parts.at(-2)];
    const isWhole = economic.length >= 3 && (side === 'income' || programme.length >= 3);
    return isWhole
      ? right({ concept: economic.slice(0, 3), programme: programme.slice(0, 3) })
      : left({ kind: 'notACode', suggestion: null });
  };

/** How accounting programs name their columns: those of spending and those of income differ. */
const amountNames = {
  spending: {
    initial: [
      'créditos iniciales',
      'crédito inicial',
      'crèdits inicials',
      'crèdit inicial',
      'inicial',
      'presupuesto inicial',
      'initial',
      'initial credits',
      'hasierako kredituak',
    ],
    changes: [
      'modificaciones',
      'modificaciones de crédito',
      'modificaciones presupuestarias',
      'modificacions',
      'modificacions de crèdit',
      'total modificaciones',
      'changes',
      'aldaketak',
    ],
    current: [
      'créditos definitivos',
      'crédito definitivo',
      'créditos totales',
      'créditos totales consignados',
      'crédito total',
      'crèdits definitius',
      'crèdits totals',
      'definitivo',
      'definitiu',
      'current',
      'current credits',
      'behin betiko kredituak',
    ],
    executed: [
      'obligaciones reconocidas',
      'obligaciones reconocidas netas',
      'obligaciones',
      'obligacions reconegudes',
      'obligacions reconegudes netes',
      'executed',
      'obligations',
      'ejecutado',
      'executat',
      'onartutako obligazioak',
    ],
  },
  income: {
    initial: [
      'previsiones iniciales',
      'previsión inicial',
      'previsions inicials',
      'previsió inicial',
      'inicial',
      'presupuesto inicial',
      'initial',
      'initial forecast',
      'hasierako aurreikuspenak',
    ],
    changes: [
      'modificaciones',
      'modificaciones de previsiones',
      'modificacions',
      'total modificaciones',
      'changes',
      'aldaketak',
    ],
    current: [
      'previsiones definitivas',
      'previsiones totales',
      'previsión definitiva',
      'previsions definitives',
      'definitivo',
      'definitiu',
      'current',
      'current forecast',
      'behin betiko aurreikuspenak',
    ],
    executed: [
      'derechos reconocidos netos',
      'derechos reconocidos',
      'derechos netos',
      'derechos liquidados',
      'drets reconeguts nets',
      'drets reconeguts',
      'executed',
      'recognised rights',
      'ejecutado',
      'executat',
      'onartutako eskubideak',
    ],
  },
} as const;

/** What the same exports have beside it. */
export const ignoredOfBudget = [
  'org',
  'orgánica',
  'orgànica',
  'clasificación orgánica',
  'descripción',
  'descripció',
  'denominación',
  'denominació',
  'concepto',
  'concepte',
  'ejercicio',
  'exercici',
  'año',
  'capítulo',
  'capítol',
  'créditos disponibles',
  'retenciones de crédito',
  'autorizaciones',
  'gastos autorizados',
  'disposiciones',
  'compromisos',
  'gastos comprometidos',
  'gastos dispuestos',
  'pagos ordenados',
  'pagos realizados',
  'pagos líquidos',
  'pagos',
  'pagaments',
  'pendiente de pago',
  'obligaciones pendientes de pago',
  'remanentes de crédito',
  'estado de ejecución',
  '% ejecución',
  'derechos anulados',
  'derechos cancelados',
  'recaudación neta',
  'recaudación',
  'recaptació neta',
  'ingresos realizados',
  'devoluciones de ingreso',
  'pendiente de cobro',
  'derechos pendientes de cobro',
  'exceso/defecto previsión',
];

const programme: ImportColumn = {
  name: 'programme',
  names: [
    'programa',
    'pro.',
    'prog.',
    'clasificación por programas',
    'classificació per programes',
    'funcional',
    'clasificación funcional',
    'grupo de programas',
    'grup de programes',
    'programme',
    'saila',
  ],
  isNeeded: true,
  orElse: 'application',
  read: threeFigures,
};

const economic: ImportColumn = {
  name: 'economic',
  names: [
    'económica',
    'eco.',
    'econ.',
    'clasificación económica',
    'econòmica',
    'classificació econòmica',
    'código económico',
    'subconcepto',
    'economic',
    'ekonomikoa',
  ],
  isNeeded: true,
  orElse: 'application',
  read: threeFigures,
};

const applicationNames = [
  'aplicación',
  'aplicación presupuestaria',
  'partida',
  'partida presupuestaria',
  'aplicació',
  'aplicació pressupostària',
  'budget application',
  'aurrekontu-aplikazioa',
];

/** The columns of one side of a budget. */
export function columnsOfBudget(side: BudgetSide): readonly ImportColumn[] {
  const { initial, changes, current, executed } = amountNames[side];
  return [
    ...(side === 'spending' ? [programme] : []),
    economic,
    { name: 'application', names: applicationNames, read: applicationOf(side) },
    { name: 'initial', names: initial, isNeeded: true, read: moneyOf },
    { name: 'changes', names: changes, read: moneyOf },
    { name: 'current', names: current, read: moneyOf },
    { name: 'executed', names: executed, read: moneyOf },
  ];
}
