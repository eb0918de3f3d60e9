import associationTypes from '../en/reports/association-types.json' with { type: 'json' };
import explanation from '../en/reports/explanation.json' with { type: 'json' };

/** What screens say in the words of reports. */
export const screenReports = { associationTypes, explanation };
