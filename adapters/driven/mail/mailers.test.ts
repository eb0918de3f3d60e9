import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { fileOutbox } from './file-outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ana@correu.example', subject: 'Solicitud', text: 'Hola\n' };

/** A mail server that accepts everything, and what was sent to it. */
async function aMailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      received.push(text);
      if (isLetter) {
        isLetter = !text.endsWith('\r\n.\r\n');
        if (!isLetter) socket.write('250 taken\r\n');
      } else if (/^DATA/iu.test(text)) {
        isLetter = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/iu.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 mail.example\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letter: () => received.join('') };
}

it('the outbox keeps each message complete, in a file of its own', async () => {
  const folder = join(scratchFolder(), 'outbox');
  const outbox = fileOutbox(folder);
  await Promise.all([outbox.send(mail), outbox.send(mail)]);
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);
  for (const name of names) expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual(mail);
});

it('the outbox keeps a mail that is sent twice under its id once', async () => {
  const folder = join(scratchFolder(), 'outbox');
  const outbox = fileOutbox(folder);
  for (const id of ['<a@b>', '<a@b>', '<c@b>']) await outbox.send({ ...mail, headers: { 'Message-ID': id } });
  expect(readdirSync(folder)).toHaveLength(2);
});

it('a mail server gets the message, and no header that a resident wrote into it', async () => {
  const { url, letter } = await aMailServer();
  const mailer = smtpMailer({ url, from: 'participa@vilanova.example' });
  await mailer.send({ ...mail, subject: 'Hola\r\nBcc: evil@evil.example' });
  expect(letter()).toContain('To: ana@correu.example');
  expect(letter()).toContain('From: participa@vilanova.example');
  expect(letter()).not.toMatch(/^Bcc:/mu);
  expect(letter()).not.toContain('RCPT TO:<evil@');
});

it('a mail server gets the files that come with a message', async () => {
  const { url, letter } = await aMailServer();
  const mailer = smtpMailer({ url, from: 'participa@vilanova.example' });
  const attachments = [
    { name: 'cita.ics', type: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\n' },
  ];
  await mailer.send({ ...mail, attachments });
  expect(letter()).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=cita\.ics/u);
  expect(letter()).toContain(Buffer.from('BEGIN:VCALENDAR\r\n').toString('base64'));
});

it('a missing mail server is reported', async () => {
  const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'participa@vilanova.example' });
  await expect(mailer.send(mail)).rejects.toThrow();
});
