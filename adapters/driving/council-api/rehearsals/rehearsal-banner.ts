import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import { escaped } from '../plugins/markup.ts';
import { serverSayIn } from '../server-texts.ts';
import { rehearsalAddress } from './rehearsal-address.ts';

/** What each page of a rehearsal says before everything else, and what it looks like. */
export interface RehearsalBanner {
  /** The town whose vote is rehearsed: its icon and its style sheet are used. */
  readonly town: RealmId;
  readonly html: (language: Language) => string;
  readonly style: string;
}

/** A line over the page, and a frame around it that stays in sight. */
const style =
  '#ensayo{display:flex;flex-wrap:wrap;gap:.25em 1.25em;justify-content:center;text-align:center;padding:10px 16px;background:#14181f;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;border-bottom:4px solid #ffd24d}#ensayo a{color:#ffd24d;text-underline-offset:.2em}body::after{content:"";position:fixed;inset:0;border:5px solid #ffd24d;outline:2px solid #14181f;outline-offset:-7px;pointer-events:none;z-index:2147483647}@media print{body::after{position:absolute}}';

export const rehearsalBanner = ({ name, town }: Pick<Rehearsal, 'name' | 'town'>): RehearsalBanner => ({
  town,
  style,
  html: (language) => {
    const say = serverSayIn(language);
    const [words, link, label] = (['banner', 'bannerLink', 'bannerName'] as const).map((one) =>
      escaped(say(`rehearsal.${one}`)),
    );
    return `<aside id="ensayo" aria-label="${label}"><span>${words}</span> <a href="${rehearsalAddress(name, language)}">${link}</a></aside>`;
  },
});

/** No answer of a rehearsal is found by search engines, or stored on the way or on devices. */
export function keepOutOfSearch(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    done();
  });
}
