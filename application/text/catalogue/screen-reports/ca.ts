import associationTypes from '../ca/reports/association-types.json' with { type: 'json' };
import explanation from '../ca/reports/explanation.json' with { type: 'json' };

/** What screens say in the words of reports. */
export const screenReports = { associationTypes, explanation };
