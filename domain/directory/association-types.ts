import type { Language } from '../shared/localized-text.ts';

/** The types of associations under the name that the register keeps (specification 3, section 3), as each language has them. */
const associationTypes: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Medio Ambiente': {
    es: 'Medio Ambiente',
    va: 'Medi Ambient',
    ca: 'Medi Ambient',
    en: 'Environment',
    eu: 'Ingurumena',
  },
  Comercio: { es: 'Comercio', va: 'Comerç', ca: 'Comerç', en: 'Trade', eu: 'Merkataritza' },
  Sanitarias: { es: 'Sanitarias', va: 'Sanitàries', ca: 'Sanitàries', en: 'Health', eu: 'Osasuna' },
  Musicales: { es: 'Musicales', va: 'Musicals', ca: 'Musicals', en: 'Music', eu: 'Musika' },
  Sociales: { es: 'Sociales', va: 'Socials', ca: 'Socials', en: 'Social', eu: 'Gizartea' },
  Recreativas: { es: 'Recreativas', va: 'Recreatives', ca: 'Recreatives', en: 'Recreation', eu: 'Aisia' },
  Gastronómicas: {
    es: 'Gastronómicas',
    va: 'Gastronòmiques',
    ca: 'Gastronòmiques',
    en: 'Food',
    eu: 'Gastronomia',
  },
  Empresariales: {
    es: 'Empresariales',
    va: 'Empresarials',
    ca: 'Empresarials',
    en: 'Business',
    eu: 'Enpresak',
  },
  Tauromaquia: {
    es: 'Tauromaquia',
    va: 'Tauromàquia',
    ca: 'Tauromàquia',
    en: 'Bullfighting',
    eu: 'Tauromakia',
  },
  'Jubilados-pensionistas': {
    es: 'Jubilados-pensionistas',
    va: 'Jubilats-pensionistes',
    ca: 'Jubilats-pensionistes',
    en: 'Pensioners',
    eu: 'Erretiratuak-pentsiodunak',
  },
  Moteros: { es: 'Moteros', va: 'Moters', ca: 'Motards', en: 'Motorcycling', eu: 'Motorzaleak' },
  Hombres: { es: 'Hombres', va: 'Hòmens', ca: 'Homes', en: 'Men', eu: 'Gizonak' },
  Mujeres: { es: 'Mujeres', va: 'Dones', ca: 'Dones', en: 'Women', eu: 'Emakumeak' },
  Juvenil: { es: 'Juvenil', va: 'Juvenil', ca: 'Juvenil', en: 'Youth', eu: 'Gazteak' },
  Lúdico: { es: 'Lúdico', va: 'Lúdic', ca: 'Lúdic', en: 'Leisure', eu: 'Jolasa' },
  Educativa: { es: 'Educativa', va: 'Educativa', ca: 'Educativa', en: 'Education', eu: 'Hezkuntza' },
  AMPA: { es: 'AMPA', va: 'AMPA', ca: 'AMPA', en: 'Parents of pupils', eu: 'Guraso elkartea' },
  Teatro: { es: 'Teatro', va: 'Teatre', ca: 'Teatre', en: 'Theatre', eu: 'Antzerkia' },
  Baile: { es: 'Baile', va: 'Ball', ca: 'Ball', en: 'Dance', eu: 'Dantza' },
  Deportiva: { es: 'Deportiva', va: 'Esportiva', ca: 'Esportiva', en: 'Sport', eu: 'Kirola' },
  Cultural: { es: 'Cultural', va: 'Cultural', ca: 'Cultural', en: 'Culture', eu: 'Kultura' },
  Religioso: { es: 'Religioso', va: 'Religiós', ca: 'Religiós', en: 'Religion', eu: 'Erlijioa' },
  Fiestas: { es: 'Fiestas', va: 'Festes', ca: 'Festes', en: 'Festivities', eu: 'Jaiak' },
};

/** The names that the register keeps, in the order of the specification. */
export const knownTypes: readonly string[] = Object.keys(associationTypes);

/** A type in a reader's language; one that is not known stays as the register has it. */
export const typeTitle = (type: string, language: Language): string =>
  associationTypes[type]?.[language] ?? type;
