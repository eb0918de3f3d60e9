import associationTypes from '../es/reports/association-types.json' with { type: 'json' };
import explanation from '../es/reports/explanation.json' with { type: 'json' };

/** What screens say in the words of reports. */
export const screenReports = { associationTypes, explanation };
