import type { WriteCode } from '#application/access/mail-code.ts';
import type { Town } from '#domain/access/town.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';

/**
 * The mail around a code, in the town's language. The link carries the code in the URL
 * fragment, so it never reaches a server.
 */
export const codeMail =
  (town: Town, publicUrl: string | null): WriteCode =>
  (code) => {
    const say = serverSayIn(town.defaultLanguage);
    const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
    const link =
      publicUrl === null
        ? []
        : [say('code.link'), `${publicUrl}/perfil?realm=${encodeURIComponent(town.realm)}#${code}`];
    return {
      subject: say('code.subject', { town: name }),
      text: [say('code.code', { code }), ...link, '', say('code.over'), say('code.notYou'), ''].join('\n'),
    };
  };
