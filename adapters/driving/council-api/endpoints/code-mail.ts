import type { WriteCode } from '#application/access/mail-code.ts';
import type { Town } from '#domain/access/town.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';

interface Words {
  readonly subject: (town: string) => string;
  readonly code: (code: string) => string;
  readonly link: string;
  readonly over: string;
  readonly notYou: string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    subject: (town) => `Tu código · ${town}`,
    code: (code) => `Tu código es ${code}`,
    link: 'Escríbelo en el portal, o abre allí esta dirección:',
    over: 'Sirve una vez, durante media hora.',
    notYou: 'Si no lo has pedido tú, no hagas nada: sin el código nadie puede usar tu dirección.',
  },
  va: {
    subject: (town) => `El teu codi · ${town}`,
    code: (code) => `El teu codi és ${code}`,
    link: 'Escriu-lo en el portal, o obri-hi esta adreça:',
    over: 'Servix una vegada, durant mitja hora.',
    notYou: 'Si no l’has demanat tu, no faces res: sense el codi ningú pot usar la teua adreça.',
  },
  ca: {
    subject: (town) => `El teu codi · ${town}`,
    code: (code) => `El teu codi és ${code}`,
    link: 'Escriu-lo al portal, o obre-hi aquesta adreça:',
    over: 'Serveix una vegada, durant mitja hora.',
    notYou: 'Si no l’has demanat tu, no facis res: sense el codi ningú no pot fer servir la teva adreça.',
  },
  en: {
    subject: (town) => `Your code · ${town}`,
    code: (code) => `Your code is ${code}`,
    link: 'Type it in the portal, or open this address there:',
    over: 'It works once, for half an hour.',
    notYou: 'If you did not ask for it, do nothing: without the code nobody can use your address.',
  },
  eu: {
    subject: (town) => `Zure kodea · ${town}`,
    code: (code) => `Zure kodea: ${code}`,
    link: 'Idatzi atarian, edo ireki helbide hau bertan:',
    over: 'Behin balio du, ordu erdian.',
    notYou: 'Zuk eskatu ez baduzu, ez egin ezer: koderik gabe inork ezin du zure helbidea erabili.',
  },
};

/**
 * The mail around a code, in the town's language. In the link the code stands after the `#`, which no server is told.
 */
export const codeMail =
  (town: Town, publicUrl: string | null): WriteCode =>
  (code) => {
    const say = words[town.defaultLanguage];
    const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
    const link =
      publicUrl === null
        ? []
        : [say.link, `${publicUrl}/perfil?realm=${encodeURIComponent(town.realm)}#${code}`];
    return {
      subject: say.subject(name),
      text: [say.code(code), ...link, '', say.over, say.notYou, ''].join('\n'),
    };
  };
