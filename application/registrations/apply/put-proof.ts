import { type Scanning, scanRefusal } from '#application/files/scan-refusal.ts';
import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import { imageKinds } from '#domain/forms/kinds/image.ts';
import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import type { Application, ProofFile } from '#domain/registrations/applicants/application.ts';
import { registrationStep } from '#domain/registrations/applicants/registration-step.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { lettersFrom } from '#domain/shared/typed-letters.ts';
import { keyOfActivity, readActivityKey } from '../activity-key.ts';
import { changeApplication } from '../change-application.ts';
import { readApplication, readLists } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';
import type { ApplicationUnchanged } from './correct-application.ts';

/** How many files an application may have, and how large one may be. */
export const [mostProofs, mostProofBytes] = [20, 10 * 1024 * 1024];
const idLetters = 16;
const mostNameLetters = 120;

interface Ports
  extends Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'random' | 'clock'>,
    Scanning {
  readonly fileInspector: FileInspector;
  readonly freeSpace: Pick<FreeSpace, 'isLow'>;
}

/** A file as it is brought. */
export interface BroughtProof {
  readonly proof: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** Why a proof is not accepted. `notAFile`: it is no PDF and no picture. `proofsFull`: there are as many as there may be. */
export interface ProofRefused {
  readonly kind:
    | 'unknownProof'
    | 'tooLarge'
    | 'notAFile'
    | 'proofsFull'
    | 'filesFull'
    | 'infected'
    | 'unscanned';
}

/** The place for which the bytes of a proof are sealed. */
export const placeOfProof = (application: string, proof: string): string => `proof/${application}/${proof}`;

async function typeOf(ports: Ports, { content }: BroughtProof): Promise<Either<ProofRefused, string>> {
  if (content.length > mostProofBytes) return left({ kind: 'tooLarge' });
  if (await ports.freeSpace.isLow()) return left({ kind: 'filesFull' });
  const unsafe = await scanRefusal(ports, content);
  if (unsafe !== null) return left({ kind: unsafe });
  const isPdf = !isLeft(ports.fileInspector.inspect('pdf', content));
  const kind = isPdf ? 'pdf' : imageKinds.find((one) => !isLeft(ports.fileInspector.inspect(one, content)));
  return kind === undefined ? left({ kind: 'notAFile' }) : right(kind);
}

/** Whether proofs still come: while an activity is open, while appeals come, or while staff must look where first come have places. */
async function isTaken(ports: Ports, { activity, good }: ActivityPlaces, application: Application) {
  if (activity.mode === 'firstCome')
    return application.verdict === null && ['offered', 'waiting'].includes(application.state);
  if (application.state !== 'sent') return false;
  const { lists } = await readLists(ports)(good);
  return ['open', 'appeals'].includes(activityPhase(activity, lists, ports.clock.now()));
}

/**
 * Adds a proof to an application, sealed under the key of its activity. While the activity is open, what staff had decided is
 * decided anew.
 */
export const putProof =
  (ports: Ports) =>
  async (
    places: ActivityPlaces,
    id: string,
    brought: BroughtProof,
  ): Promise<Either<ApplicationUnchanged | ProofRefused, Application>> => {
    const { activity, good } = places;
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const isKnown = [
      ...activity.proofs,
      ...activity.segments,
      ...activity.points,
      ...activity.exemptions,
    ].some((one) => one.id === brought.proof);
    if (!isKnown) return left({ kind: 'unknownProof' });
    if (!(await isTaken(ports, places, application))) return left({ kind: 'notOpen' });
    if (application.proofs.length >= mostProofs) return left({ kind: 'proofsFull' });
    const type = await typeOf(ports, brought);
    if (isLeft(type)) return type;
    const at = ports.clock.now();
    const proof = lettersFrom(ports.random(idLetters));
    const key = await keyOfActivity(ports)(places);
    const content = await ports.proofVault.put(key, placeOfProof(id, proof), brought.content, at);
    const file: ProofFile = {
      id: proof,
      proof: brought.proof,
      name: brought.name.trim().slice(0, mostNameLetters),
      type: type.right,
      bytes: brought.content.length,
      content,
      at,
    };
    const isOpen = at < activity.times.closes;
    const after: Application = {
      ...application,
      proofs: [...application.proofs, file],
      verdict: isOpen ? null : application.verdict,
    };
    const change = { after, act: 'correct', by: 'sender' } as const;
    const done = await changeApplication(ports, good, kept, change);
    if (!isLeft(done)) return right(after);
    await ports.proofVault.drop(content, at);
    return left({ kind: 'changed' });
  };

/** Notes in the steps of an application that a person of staff reads one of its proofs. */
export const noteProofRead =
  ({ goods, random, clock }: Pick<RegistrationPorts, 'goods' | 'random' | 'clock'>) =>
  async (
    { good }: Pick<ActivityPlaces, 'good'>,
    application: Application,
    { proof, by }: { readonly proof: string; readonly by: string },
  ): Promise<void> => {
    const at = clock.now();
    const key = `readProof/${lettersFrom(random(idLetters))}`;
    const deed = { act: 'readProof', to: application.state, words: proof, by, at } as const;
    const steps = [registrationStep(application, deed)];
    await goods.ask(good, { key, bodyHash: proof, at, by, acts: [], money: [], records: [], steps });
  };

/** What is in a proof; null if it is unknown, or if the key of its activity was erased. */
export const readProof =
  ({ goodsRecords, proofVault }: Pick<RegistrationPorts, 'goodsRecords' | 'proofVault'>) =>
  async (
    { good }: Pick<ActivityPlaces, 'good'>,
    { id, proofs }: Pick<Application, 'id' | 'proofs'>,
    proof: string,
  ): Promise<{ readonly file: ProofFile; readonly content: Uint8Array } | null> => {
    const file = proofs.find((one) => one.id === proof);
    const key = await readActivityKey({ goodsRecords })(good);
    if (file === undefined || key === null) return null;
    const content = await proofVault.read(key, placeOfProof(id, proof), file.content);
    return content && { file, content };
  };
