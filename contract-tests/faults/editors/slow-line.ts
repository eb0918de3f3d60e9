import type { FastifyInstance } from 'fastify';

/** What becomes of the next call of an editor. `again`: the line delivers it a second time, later. */
export const callFates = [
  'answered',
  'notSent',
  'answerLost',
  'twice',
  'again',
  'lateRequest',
  'lateAnswer',
] as const;
export type CallFate = (typeof callFates)[number];

/** The line of one editor to the council. */
export interface SlowLine {
  readonly fetch: typeof fetch;
  /** What becomes of the next call; all others are answered. */
  readonly expect: (fate: CallFate) => void;
  /** Whether the council works on a call of this line now. */
  readonly isBusy: () => boolean;
  /** Lets go on what was late longest, or what comes again; false if there is nothing. */
  readonly release: () => boolean;
}

type Sent = Parameters<typeof fetch>;

/** Where a person calls from. */
interface Caller {
  readonly cookie: string;
  /** Each document has one of its own: a council answers so many calls of a network, and its clock stands still here. */
  readonly remoteAddress: string;
}

/** Told of a call as it is made; what it gives is told of each answer of the council to it, whoever gets that. */
export type WatchCall = (url: string, body: string) => (status: number) => void;

export function slowLine(
  server: FastifyInstance,
  { cookie, remoteAddress }: Caller,
  watch: WatchCall,
): SlowLine {
  let next: CallFate = 'answered';
  let working = 0;
  const late: (() => void)[] = [];
  const held = () => new Promise<void>((resolve) => void late.push(resolve));
  const deliver = async ([input, init]: Sent, heard: (status: number) => void): Promise<Response> => {
    working += 1;
    const [url, payload] = [input as string, typeof init?.body === 'string' ? init.body : ''];
    const { statusCode, body } = await server.inject({
      url,
      remoteAddress,
      method: payload === '' ? 'GET' : 'POST',
      headers: { cookie, ...(payload !== '' && { 'content-type': 'application/json' }) },
      ...(payload !== '' && { payload }),
    });
    heard(statusCode);
    working -= 1;
    return new Response(body, { status: statusCode });
  };
  return {
    fetch: async (...sent) => {
      const heard = watch(sent[0] as string, typeof sent[1]?.body === 'string' ? sent[1].body : '');
      const fate = next;
      next = 'answered';
      if (fate === 'notSent') throw new TypeError('no line');
      if (fate === 'lateRequest') await held();
      const answer = await deliver(sent, heard);
      if (fate === 'twice') await deliver(sent, heard);
      if (fate === 'again') late.push(() => void deliver(sent, heard));
      if (fate === 'answerLost') throw new TypeError('the line was cut');
      if (fate === 'lateAnswer') await held();
      return answer;
    },
    expect: (fate) => {
      next = fate;
    },
    isBusy: () => working > 0,
    release: () => {
      const first = late.shift();
      first?.();
      return first !== undefined;
    },
  };
}
