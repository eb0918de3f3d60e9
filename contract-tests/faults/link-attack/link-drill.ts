import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { attackLog } from './attack-log.ts';
import { mountImage } from './image.ts';
import { attackData, suspectsAt, voteInTurn } from './served-vote.ts';

export interface LinkDrill {
  readonly folder: string;
  readonly voters: number;
  readonly lines: number;
  /** How long the voting pauses before the files of a running server are attacked. */
  readonly quietSeconds: number;
}

/** What each attack found at each moment at which nothing may be found. */
export type DrillReport = Readonly<Record<string, object>>;

/**
 * Lets people vote at a server of its own: it is killed in the middle and started again, is left idle for a while,
 * and stopped. At each of these moments its files are attacked, and at the end every block of the disk, if one can be
 * mounted.
 */
export async function linkDrill({ folder, voters, lines, quietSeconds }: LinkDrill): Promise<DrillReport> {
  mkdirSync(folder, { recursive: true });
  const image = mountImage(folder);
  const data = join(image?.folder ?? folder, 'data');
  try {
    loadTownInto(data, crowdFiles({ count: voters, today: dayAt(Date.now(), 'Europe/Madrid') }));
    const half = Math.ceil(voters / 2);
    const killed = await startProcess({ data });
    await voteInTurn(killed, { from: 0, to: half, lines });
    await killed.kill();
    const server = await startProcess({ data });
    const afterKill = attackData(data, half);
    await voteInTurn(server, { from: half, to: voters, lines });
    await pause(quietSeconds * 1000);
    const afterQuiet = attackData(data, voters);
    await server.stop();
    const afterStop = attackData(data, voters);
    const suspects = suspectsAt(data, voters);
    image?.unmount();
    const blocks = image === null ? {} : { blocks: { carved: attackLog(image.bytes(), suspects) } };
    return {
      'after a kill and a start': afterKill,
      'after a pause': afterQuiet,
      'after a stop': afterStop,
      ...blocks,
    };
  } finally {
    image?.unmount();
  }
}
