import { describe, expect, it } from 'vitest';
import { proposedCouncil } from './proposed-council.ts';

describe('the name of a council', () => {
  it.each([
    ['va', 'Alcoi', 'Ajuntament d’Alcoi'],
    ['va', 'Ontinyent', 'Ajuntament d’Ontinyent'],
    ['ca', 'Horta de Sant Joan', 'Ajuntament d’Horta de Sant Joan'],
    ['va', 'Benialt', 'Ajuntament de Benialt'],
    ['va', 'El Puig', 'Ajuntament del Puig'],
    ['ca', 'Els Poblets', 'Ajuntament dels Poblets'],
    ['va', 'La Pobla Llarga', 'Ajuntament de la Pobla Llarga'],
    ['ca', 'Les Borges Blanques', 'Ajuntament de les Borges Blanques'],
    ['va', 'L’Eliana', 'Ajuntament de l’Eliana'],
    ['es', 'El Campello', 'Ayuntamiento de El Campello'],
    ['en', 'Benialt', 'Benialt Council'],
    ['eu', 'Hernani', 'Hernaniko Udala'],
    ['eu', 'Irun', 'Irungo Udala'],
    ['eu', 'Eibar', 'Eibarko Udala'],
    ['eu', 'Benialt', 'Benialteko Udala'],
  ] as const)('in %s, of %s, is %s', (language, town, name) => {
    expect(proposedCouncil(town, language)).toBe(name);
  });
});
