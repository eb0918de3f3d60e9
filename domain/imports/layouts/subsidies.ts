import { shownBeneficiary, withoutIdentities } from '../../subsidies/beneficiary.ts';
import { dayOf, moneyOf, readWords, yesNoOf } from '../cell-readers.ts';
import { keptText, onePerRow, textsOfMember } from '../one-per-row.ts';
import { wordIn } from '../sheet.ts';

const text = readWords(1000);
const codeNames = ['código bdns', 'codi bdns', 'bdns', 'nº bdns', 'algo', 'bdns code', 'bdns kodea'];
const department = {
  name: 'department',
  names: ['departamento', 'departament', 'área', 'department', 'saila'],
  read: text,
} as const;

/** The calls for subsidies: a call is the one of its number in the national register. */
export const subsidyCalls = onePerRow({
  name: 'subsidyCalls',
  collection: 'convocatorias',
  keyColumn: 'code',
  prefix: 'conv',
  columns: [
    {
      name: 'code',
      names: [...codeNames, 'código', 'codi', 'code', 'kodea'],
      isNeeded: true,
      read: readWords(20),
    },
    {
      name: 'title',
      names: [
        'convocatoria',
        'convocatòria',
        'título',
        'títol',
        'call',
        'deialdia',
        'título de la convocatoria',
      ],
      isNeeded: true,
      read: text,
    },
    department,
    { name: 'body', names: ['órgano', 'òrgan', 'órgano convocante', 'body', 'organoa'], read: text },
    { name: 'day', names: ['fecha', 'fecha de registro', 'data', 'date', 'day', 'eguna'], read: dayOf },
    {
      name: 'recovery',
      names: ['mrr', 'recovery plan', 'plan de recuperación', 'pla de recuperació', 'suspertze-plana'],
      read: yesNoOf,
    },
  ],
  ignored: ['administración', 'administració'],
  keyOf: ({ code }) => wordIn(code),
  keysOfDocument: ({ algo }) => [wordIn(algo)],
  write: ({ code, title, department: of, body, day, recovery }, former) => ({
    algo: code,
    Convocatoria: keptText(former?.['Convocatoria'], title),
    Departamento: of,
    Organo: body,
    Fecha: day,
    MRR: recovery,
  }),
});

const grantKey = (...parts: readonly unknown[]): string => parts.map(wordIn).join(' ');

/**
 * Grants: one is that of its call, beneficiary, day and amount. Of a person only the masked number is stored, as it may be
 * shown.
 */
export const grants = onePerRow({
  name: 'grants',
  collection: 'concesiones',
  keyColumn: 'beneficiary',
  prefix: 'conc',
  columns: [
    {
      name: 'call',
      names: ['convocatoria', 'convocatòria', 'título de la convocatoria', 'call', 'deialdia'],
      isNeeded: true,
      read: text,
    },
    {
      name: 'amount',
      names: ['importe', 'import', 'importe concedido', 'amount', 'zenbatekoa'],
      isNeeded: true,
      read: moneyOf,
    },
    {
      name: 'beneficiary',
      names: ['beneficiario', 'beneficiari', 'beneficiary', 'onuraduna'],
      isPersonal: true,
      read: text,
    },
    {
      name: 'day',
      names: ['fecha', 'fecha de concesión', 'data', 'data de concessió', 'date', 'day', 'eguna'],
      read: dayOf,
    },
    { name: 'code', names: codeNames, read: readWords(20) },
    {
      name: 'instrument',
      names: ['instrumento', 'instrument', 'instrumento de ayuda', 'tresna'],
      read: text,
    },
    {
      name: 'administration',
      names: ['administración', 'administració', 'administration', 'administrazioa'],
      read: text,
    },
    department,
    {
      name: 'terms',
      names: ['bases', 'url de las bbrr', 'bases reguladoras', 'terms', 'oinarriak', 'bases reguladores'],
      read: text,
    },
    {
      name: 'line',
      names: [
        'aplicación',
        'aplicación presupuestaria',
        'aplicació pressupostària',
        'budget line',
        'aurrekontu-aplikazioa',
      ],
      read: text,
    },
    {
      name: 'details',
      names: ['detalles', 'detalls', 'details', 'xehetasunak', 'proyecto', 'projecte'],
      read: text,
    },
  ],
  ignored: ['código concesión', 'ayuda equivalente', 'órgano', 'nif', 'cif'],
  keyOf: ({ call, beneficiary, day, amount }) =>
    grantKey(call, shownBeneficiary(wordIn(beneficiary)), day, Number(amount) / 100),
  keysOfDocument: ({ convocatoria, beneficiario, fecha, importe }) =>
    textsOfMember(convocatoria).map((call) => grantKey(call, beneficiario, fecha, importe)),
  write: (values, former) => ({
    convocatoria: keptText(former?.['convocatoria'], withoutIdentities(wordIn(values['call']))),
    importe: Number(values['amount']) / 100,
    beneficiario:
      values['beneficiary'] === undefined ? undefined : shownBeneficiary(wordIn(values['beneficiary'])),
    fecha: values['day'],
    bdns: values['code'],
    instrumento: values['instrument'],
    administracion: values['administration'],
    departamento: values['department'],
    bases: values['terms'],
    aplicacion: values['line'],
    detalles:
      typeof values['details'] === 'string' ? withoutIdentities(values['details']) : values['details'],
  }),
});
