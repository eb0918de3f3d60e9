import { describe, expect, it } from 'vitest';
import { associationCard } from './association-card.ts';

const drawn = (...emails: readonly string[]) =>
  associationCard(
    {
      title: 'Banc d’Aliments la Cistella',
      href: '#banc',
      sign: 'Sociales',
      types: 'Sociales',
      address: '',
      telephones: [],
      emails,
      picture: null,
    },
    4,
  );

describe('the email address of an association', () => {
  it('is broken after its @ or before its last dot if it is long, and is copied unchanged', () => {
    const long = 'hola@bancdalimentslacistella.example';
    const card = drawn(long, 'hola@corta.example', 'sin-arroba-pero-con-muchas-letras');
    const link = card.querySelector(`[href="mailto:${long}"]`);
    expect(link?.textContent).toBe(long);
    expect(link?.innerHTML).toBe('hola@<wbr>bancdalimentslacistella<wbr>.example');
    expect(card.querySelectorAll('wbr')).toHaveLength(2);
  });
});
