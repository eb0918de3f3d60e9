import { describe, expect, it } from 'vitest';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { codeOfVoucher } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import { atTill, first, pictureOf, soldCampaign } from '#fixtures/builders/vouchers/till.ts';

describe('what is read of a voucher', () => {
  it('is nothing of forged, foreign, cut and strange codes, and guessing makes a shop wait', async () => {
    const { council, shop } = await atTill();
    const code = codeOfVoucher(council, soldCampaign, first);
    const last = code.at(-1) === 'A' ? 'B' : 'A';
    const cases = [
      [`${code.slice(0, -1)}${last}`, ['forged', 'notACode']],
      [code.slice(0, -2), ['notACode']],
      ['7K2Q', ['notACode']],
      ['ZZZZZZZZZZZZ', ['unknown', 'notACode']],
      ['https://example.org/x', ['notACode']],
    ] as const;
    for (const [text, where] of cases) {
      const { status, body } = await shop('shop/vouchers', { text });
      expect([status, where.includes(body.where as never)]).toEqual([422, true]);
    }
    let status = 422;
    for (let n = 0; n < 60 && status === 422; n += 1)
      ({ status } = await shop('shop/vouchers', { text: '000000000000' }));
    expect(status).toBe(429);
  });

  it('is nothing without a device of an authorised shop', async () => {
    const { council } = await atTill();
    const stranger = asking(council, 'concejo-shop=none');
    for (const [path, payload] of [
      ['shop', undefined],
      ['shop/sales', undefined],
      ['shop/vouchers', { text: first.id }],
      ['shop/pictures', { campaign: 'otono', kind: 'ticket', file: pictureOf() }],
    ] as const)
      expect(await stranger(path, payload)).toMatchObject({ status: 401, body: { errCode: 250 } });
  });
});

describe('the picture of a sale', () => {
  it('is a picture of an open campaign, and says if the same ticket came before', async () => {
    const { shop } = await atTill();
    const put = (more: object) =>
      shop('shop/pictures', { campaign: 'otono', kind: 'ticket', file: pictureOf(), ...more });
    expect(await put({})).toMatchObject({ body: { isRepeated: true } });
    expect(await put({ file: pictureOf('x') })).toMatchObject({ body: { isRepeated: false } });
    expect(await put({ file: Buffer.from(sampleFiles.pdf).toString('base64') })).toMatchObject({
      status: 422,
      body: { where: 'notAPicture' },
    });
    expect(await put({ campaign: 'none' })).toMatchObject({ body: { where: 'unknownCampaign' } });
    expect(await put({ file: '%%%' })).toMatchObject({ status: 400 });
  });
});
