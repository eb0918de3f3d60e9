import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { uploadFileCall } from '../uploads/upload-file.ts';

/** Uploads a file for a request that staff enter for a person. */
export const uploadForPersonCall = {
  ...uploadFileCall,
  path: '/api/{realm}/staff/mailboxes/{mailbox}/files',
  caller: 'staff',
  act: 'request.enter',
} as const satisfies Call;

export const uploadForPersonText: CallText<typeof uploadForPersonCall> = {
  call: uploadForPersonCall,
  id: 'uploadForPerson',
  topic: 'requests',
  summary:
    'Staff upload a file that a person brings, for a request that they enter for them; it is checked as every upload is. Only the member of staff who uploaded it can name it in a request.',
  answer: 'The upload, by whose _id the entered request names it.',
};
