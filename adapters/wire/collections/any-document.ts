import * as t from 'io-ts';
import { articleWire } from '../article.ts';
import { associationWire } from '../association.ts';
import { documentWire, regionWire, vocabularyWire } from '../document.ts';
import { processWire } from '../process.ts';
import { settingsWire } from '../settings.ts';
import { menuWire } from '../site.ts';
import { grantWire, subsidyCallWire } from '../subsidy.ts';
import { tableDescriptorWire } from '../table.ts';
import { townBudgetWire } from '../town-budget.ts';

/** A document of any collection. Those of a query with `fields` are cut down to these and `_id`. */
export const anyDocument = t.intersection([
  documentWire,
  t.union([
    processWire,
    articleWire,
    menuWire,
    vocabularyWire,
    regionWire,
    settingsWire,
    associationWire,
    subsidyCallWire,
    grantWire,
    tableDescriptorWire,
    townBudgetWire,
  ]),
]);
