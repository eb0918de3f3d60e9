import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { footView } from './foot-view.ts';
import { aSite, noon, someDetails } from '../samples/sample-council.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('va'), 'va', 'es');
});
const foot = (details = someDetails(), site = aSite(), now = noon) => footView(site, details, now, speech);

describe('the foot of the page', () => {
  it('names year, council and makers', () => {
    expect(foot().ending).toEqual(['© 2026 Ayuntamiento de Vilanova', 'Fet amb Concejo']);
  });

  it('leaves out the makers if the council wants so', () => {
    const site = aSite({ hideDeveloperCredit: true });
    expect(foot(someDetails(), site).ending).toEqual(['© 2026 Ayuntamiento de Vilanova']);
  });

  it('takes the year from the town’s own clock, and names the town if the council is not named', () => {
    const newYear = Date.parse('2026-12-31T23:30:00Z');
    const details = someDetails();
    const unnamed = { ...details, foot: { ...details.foot, organisation: '' } };
    expect(foot(unnamed, aSite(), newYear).ending[0]).toBe('© 2027 Vilanova');
  });

  it('has the links of the settings as a column of their own', () => {
    const web = { title: 'Web', uri: 'https://vilanova.example', children: [] };
    expect(foot(someDetails({ links: [web] })).columns).toEqual([
      { title: 'Enllaços', links: [{ href: 'https://vilanova.example', text: 'Web' }] },
    ]);
  });

  it('shows the logos that have a picture, with an alternative text', () => {
    const logo = { title: 'GVA', text: null, alt: null, image: '/files/x/gva.svg', uri: null };
    const details = someDetails();
    const logos = [logo, { ...logo, image: null }, { ...logo, alt: 'Generalitat' }];
    expect(foot({ ...details, foot: { ...details.foot, logos } }).logos.map(({ text }) => text.text)).toEqual(
      ['GVA', 'Generalitat'],
    );
  });
});
