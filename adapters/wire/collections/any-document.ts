import * as t from 'io-ts';
import { articleWire } from '../site/article.ts';
import { associationWire } from '../tables/association.ts';
import { documentWire, regionWire, vocabularyWire } from '../document.ts';
import { processWire } from '../processes/process.ts';
import { settingsWire } from '../site/settings.ts';
import { menuWire } from '../site/site.ts';
import { grantWire, subsidyCallWire } from '../tables/subsidy.ts';
import { tableDescriptorWire } from '../tables/table.ts';
import { townBudgetWire } from '../tables/town-budget.ts';

/** A document of any collection. Those of a query with `fields` have only these and `_id`. */
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
