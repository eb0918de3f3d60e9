import { describe, expect, it, vi } from 'vitest';
import { lateSending } from './late-sending.ts';

const sendingOf = () => ({
  send: vi.fn<() => Promise<void>>(async () => undefined),
  another: vi.fn<() => void>(),
});

describe('a form that is sent by a script of its own', () => {
  it('loads it with the first press, and tells it of changes from then on', async () => {
    const sending = sendingOf();
    const script = vi.fn<() => Promise<typeof sending>>(async () => sending);
    const refused = vi.fn<() => void>();
    const late = lateSending(script, refused);
    late.another();
    expect(script).not.toHaveBeenCalled();
    await late.send();
    late.another();
    await late.send();
    expect(script).toHaveBeenCalledOnce();
    expect(sending.send).toHaveBeenCalledTimes(2);
    expect(sending.another).toHaveBeenCalledOnce();
    expect(refused).not.toHaveBeenCalled();
  });

  it('says that nothing was reached if it does not come, and asks for it again with the next press', async () => {
    const sending = sendingOf();
    let asked = 0;
    const refused = vi.fn<() => void>();
    const late = lateSending(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no line');
      return sending;
    }, refused);
    await late.send();
    expect(refused).toHaveBeenCalledOnce();
    expect(sending.send).not.toHaveBeenCalled();
    await late.send();
    expect(sending.send).toHaveBeenCalledOnce();
  });
});
