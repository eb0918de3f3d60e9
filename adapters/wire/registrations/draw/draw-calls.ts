import { askToSignDrawText } from './office/ask-to-sign-draw.ts';
import { listStaffDrawsText } from './office/list-staff-draws.ts';
import { readStaffDrawText } from './office/read-staff-draw.ts';
import { sealDrawText } from './office/seal-draw.ts';
import { signDrawText } from './office/sign-draw.ts';
import { takeDrawBackText } from './office/take-draw-back.ts';
import { readDrawPdfText } from './read-draw-pdf.ts';
import { readDrawRecordText } from './read-draw-record.ts';
import { readDrawText } from './read-draw.ts';

/** The calls of draws. */
export const drawCalls = [
  readDrawText,
  readDrawRecordText,
  readDrawPdfText,
  listStaffDrawsText,
  readStaffDrawText,
  sealDrawText,
  askToSignDrawText,
  signDrawText,
  takeDrawBackText,
] as const;
