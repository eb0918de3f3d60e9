import { describe, expect, it, vi } from 'vitest';
import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { aDay, aProcess } from '#ui-web/screens/process/sample-process.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

/** As the portal stored it before proposals named their process. */
const old: RequestDraft = {
  mailbox: aMailbox([]).id,
  title: 'Propuestas',
  key: 'k'.repeat(24),
  values: [['body', { kind: 'text', text: 'Más sombra' }]],
  files: [],
  page: 0,
  payment: null,
  sendsWhenBack: false,
  keptAt: noon,
};
const taking = (id: string) =>
  aProcess(id, {
    mailbox: 'avisos',
    ranges: [{ name: id, kind: 'proposals', note: null, start: aDay('2026-11-01'), end: aDay('2026-11-30') }],
  });

describe('a draft from before proposals named their process', () => {
  it('belongs to the one process that accepts proposals by its form', async () => {
    const processes = [taking('parque'), aProcess('escuela', { mailbox: 'avisos' })];
    const { sent, sendAll, drafts } = await aFormVisit(aMailbox([textField]), { draft: old, processes });
    expect([...drafts.values()]).toMatchObject([{ process: 'parque', key: old.key }]);
    await sendAll();
    expect(sent[0]).toMatchObject({ key: old.key, body: { extra: new Map([['IDproceso', 'parque']]) } });
    expect(drafts.size).toBe(0);
  });

  it('asks which process if there are several, and gets the one that is chosen', async () => {
    const processes = [taking('parque'), taking('plaza')];
    const { open } = await aFormVisit(aMailbox([textField]), { draft: old, processes });
    expect(open().choice.map(({ id }) => id)).toEqual(['parque', 'plaza']);
    const chosen = await aFormVisit(aMailbox([textField]), { draft: old, processes }, 'plaza');
    expect(chosen.open()).toMatchObject({ choice: [], restoredAt: noon });
    expect([...chosen.drafts.values()]).toMatchObject([{ process: 'plaza' }]);
    await chosen.sendAll();
    expect(chosen.sent[0]?.body.extra.get('IDproceso')).toBe('plaza');
  });

  it('stays as it is if no process accepts proposals by its form', async () => {
    const { sent, sendAll } = await aFormVisit(aMailbox([textField]), {
      draft: old,
      processes: [aProcess('parque')],
    });
    await sendAll();
    expect(sent[0]?.body.extra.size).toBe(0);
  });

  it('keeps its old key while the browser refuses to store the new one', async () => {
    const { drafts, open } = await aFormVisit(aMailbox([textField]), { draft: old, keeps: false }, 'plaza');
    expect([...drafts.values()]).toEqual([old]);
    expect(open().entry.size).toBe(1);
  });
});

describe('a request that waits for a connection', () => {
  const waiting = { ...old, sendsWhenBack: true, acceptsPrivacy: true } as const;
  const mailbox = aMailbox([textField], { privacy: { isAsked: true, link: null } });

  it('is sent from a page that was opened again without one, consent included', async () => {
    const { open, presenter, sent } = await aFormVisit(mailbox, { draft: waiting, hasLine: false });
    expect(open()).toMatchObject({ sending: { kind: 'waiting', sendsWhenBack: true }, acceptsPrivacy: true });
    await presenter.send();
    expect(sent).toHaveLength(1);
  });

  it('does not say that it waits if there is a connection when the page is opened', async () => {
    const { open } = await aFormVisit(mailbox, { draft: waiting });
    expect(open()).toMatchObject({ sending: { kind: 'idle' }, acceptsPrivacy: false });
  });

  it('keeps the consent with the draft only while it waits', async () => {
    const { open, presenter, drafts, sendAll } = await aFormVisit(mailbox, {
      refusals: [{ kind: 'unreachable' }],
    });
    presenter.filling.writeText('body', 'x');
    presenter.acceptPrivacy(true);
    await sendAll();
    presenter.sendWhenBack(true);
    await vi.waitFor(() => expect([...drafts.values()][0]).toMatchObject({ acceptsPrivacy: true }));
    presenter.sendWhenBack(false);
    await vi.waitFor(() => expect([...drafts.values()][0]).not.toHaveProperty('acceptsPrivacy'));
    expect(open().acceptsPrivacy).toBe(true);
  });
});
