import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { fileOutbox } from './file-outbox.ts';
import { oldMails } from './old-mails.ts';

const mail = { to: 'ana@correu.example', subject: 'Solicitud', text: 'Hola\n' };

it('erases the mails of the outbox that are old enough, and nothing that others put there', async () => {
  const folder = join(scratchFolder(), 'outbox');
  await oldMails(folder).forgetMails(0);
  const outbox = fileOutbox(folder);
  await outbox.send(mail);
  await outbox.send({ ...mail, headers: { 'Message-ID': '<a@b>' } });
  const [old = '', young = ''] = readdirSync(folder);
  utimesSync(join(folder, old), 1000, 1000);
  utimesSync(join(folder, young), 2000, 2000);
  const other = join(folder, 'read-me.txt');
  writeFileSync(other, '');
  utimesSync(other, 1000, 1000);
  await oldMails(folder).forgetMails(1_999_999);
  expect(readdirSync(folder).toSorted()).toEqual([young, 'read-me.txt'].toSorted());
  await oldMails(folder).forgetMails(2_000_000);
  expect(readdirSync(folder)).toEqual(['read-me.txt']);
});
