import { listAlertsText } from './alerts.ts';
import { keepPhoneText, readPhoneText } from './phone.ts';

/** The calls about what phones are told. */
export const phoneCalls = [readPhoneText, keepPhoneText, listAlertsText] as const;
