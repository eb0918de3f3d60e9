import { sendPushes } from '#application/push/send-pushes.ts';
import { ownerOfPhones } from '#application/push/push-records.ts';
import { tellOpenings } from '#application/push/tell-openings.ts';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { portals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import type { DuePush } from '#domain/push/due-push.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import type { PushMessage } from '#application/ports/server/push-sender.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { portalQuery } from '../endpoints/portal-query.ts';
import { personOfUser } from '../endpoints/push/phones.ts';
import { serverSayIn } from '../server-texts.ts';
import { joinedRound } from './joined-round.ts';

/** What goes wrong, in numbers and causes: never an address. */
type Report = (record: object, words: string) => void;

/** What a locked screen shows: the town and the subject, and nothing of the person. */
const writePush = (town: Town, { subject, language, url }: DuePush): PushMessage => ({
  title: textFor(town.name, language, town.defaultLanguage).text,
  body: serverSayIn(language)(`push.${subject}`),
  url,
});

/** Rounds of messages to phones of one server: what has opened is told, and what is due is sent. */
export function pushRounds(council: ServerParts, report: Report) {
  const { push } = council;
  let isStopping = false;
  const goesOn = () => !isStopping;
  const tell = tellOpenings({
    ...council,
    surveys: async (town) => (await council.realms.surveys(town)).map(({ survey }) => survey),
    campaigns: async ({ realm }) => (await listCampaigns(council)(realm)).map(({ campaign }) => campaign),
    title: (kind, language) => serverSayIn(language)(`push.opened.${kind}`),
    url: (town, kind, language) =>
      `${kind === 'votes' ? '/procesos-participativos' : portals.vouchers.home}${portalQuery(town, language)}`,
    goesOn,
  });
  const send =
    push === null
      ? null
      : sendPushes({
          ...council,
          push,
          write: writePush,
          ownerNow: async ({ realm }, { user }) =>
            ownerOfPhones(council, realm, await personOfUser(council, realm, user)),
          goesOn,
        });
  const { run, ended } = joinedRound(async () => {
    if (send === null) return;
    try {
      await tell();
      const { failed, sent } = await send();
      if (failed > 0) report({ failed, sent }, 'messages to phones could not be sent');
    } catch (err) {
      report({ err }, 'messages to phones were not sent');
    }
  });
  return {
    send: run,
    stop: async (): Promise<void> => {
      isStopping = true;
      await ended();
    },
  };
}
