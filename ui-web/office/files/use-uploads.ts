import { useContext, useEffect, useRef, useState } from 'react';
import type { OfficeFile } from '#adapters/wire/files/town-file.ts';
import { mostTownFileBytes } from '#domain/files/town-file.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PutFileRefusal } from '#ui-web/composition/office.ts';
import { useOffice } from '../shell/office-context.ts';
import { UploadsContext } from './uploads-context.ts';

/** Reasons with words of their own, in `office-files.json`. */
const reasons = [
  'heic',
  'unknownKind',
  'damaged',
  'tooManyPixels',
  'tooHeavy',
  'emptyFile',
  'tooLarge',
  'namesDiffer',
  'strangeName',
  'twoInOne',
  'infected',
  'otherKind',
  'filesFull',
  'filesUnavailable',
  'notAllowed',
  'unreachable',
] as const;

/** Why a file was not uploaded. */
export type UploadFault = (typeof reasons)[number] | 'failed';

/** A file on its way, or one that was refused. */
export interface PendingUpload {
  readonly id: number;
  readonly name: string;
  /** In hundredths. */
  readonly sent: number;
  readonly fault: UploadFault | null;
}

/** The reason of a refusal, as it is said. */
export function faultOf(refusal: PutFileRefusal): UploadFault {
  if (refusal.kind === 'townFileTooLarge') return 'tooLarge';
  const kind = 'where' in refusal && refusal.kind === 'fileRefused' ? refusal.where : refusal.kind;
  return reasons.find((one) => one === kind) ?? 'failed';
}

/** Uploads files one after the other: new ones or, with a name, the content of that file. */
export function useUploads(onPut: (file: OfficeFile) => void, name: string | null = null) {
  const { council } = useOffice();
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const made = useRef(0);
  // A file may arrive when the form has another change by then.
  const told = useRef(onPut);
  useEffect(() => {
    told.current = onPut;
  }, [onPut]);
  const last = useRef(Promise.resolve(true));
  const tell = useContext(UploadsContext);
  const change = (id: number, more: Partial<PendingUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const drop = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));
  const refuse = (id: number, fault: UploadFault) => {
    change(id, { fault });
    return false;
  };
  const send = async (id: number, file: File) => {
    if (file.size > mostTownFileBytes) return refuse(id, 'tooLarge');
    const watch = {
      progress: (sent: number, all: number) => change(id, { sent: Math.round((100 * sent) / all) }),
      stoppable: () => undefined,
    };
    const put = await council.putFile(council.realm, name, file, watch);
    if (isLeft(put)) return refuse(id, faultOf(put.left));
    drop(id);
    told.current(put.right);
    return true;
  };
  const upload = (files: readonly File[]) => {
    for (const file of files) {
      const id = (made.current += 1);
      setUploads((before) => [...before, { id, name: file.name, sent: 0, fault: null }]);
      last.current = last.current.then(() => send(id, file));
      tell(last.current);
    }
  };
  return { uploads, upload, drop };
}
