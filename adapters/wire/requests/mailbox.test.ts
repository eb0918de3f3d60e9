import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readMailbox } from './mailbox.ts';

function read(raw: object) {
  const mailbox = readMailbox({ _id: 'huertos', ...raw }, realmId('vilanova'));
  if (isLeft(mailbox)) throw new Error(mailbox.left.where);
  return mailbox.right;
}

describe('the texts of a mailbox', () => {
  it('lose the editor’s markup where it cannot be shown', () => {
    const { title, submitText, okText, contact, payment, pages } = read({
      title: { es: '<p>Huertos &amp; parcelas</p>' },
      submit: '<b>Pedir</b>',
      okText: { va: '<p>Fet</p>' },
      contactRequest: { mode: 'yes', title: '<p>Quién</p>' },
      payments: { gateway: 'redsys', amount: 12, concept: '<p>Tasa</p>' },
      form: [
        {
          name: 'parcela',
          type: 'select',
          title: '<p>Parcela</p>',
          placeholder: '<i>Una</i>',
          options: [{ value: 'a', title: '<p>Junto a la acequia</p>' }, '<b>Otra</b>'],
        },
      ],
    });
    expect([title, submitText, okText, contact.title, payment?.concept]).toEqual([
      { es: 'Huertos & parcelas' },
      'Pedir',
      { va: 'Fet' },
      'Quién',
      'Tasa',
    ]);
    expect(pages[0]?.fields[0]).toMatchObject({
      title: 'Parcela',
      placeholder: 'Una',
      // What is sent back stays as the council wrote it.
      options: [
        { value: 'a', text: 'Junto a la acequia' },
        { value: '<b>Otra</b>', text: 'Otra' },
      ],
    });
  });

  it('keep their markup in description, help and hints', () => {
    const { description, help, pages } = read({
      description: '<p>Treinta parcelas</p>',
      ayuda: '<p>Llama</p>',
      ayudavisible: true,
      form: [{ name: 'a', hint: '<p>Una</p>' }],
    });
    expect([description, help, pages[0]?.fields[0]?.hint]).toEqual([
      '<p>Treinta parcelas</p>',
      '<p>Llama</p>',
      '<p>Una</p>',
    ]);
  });
});
