import { describe, expect, it } from 'vitest';
import { authorization, uriEncoded, sha256Hex, signingTime, writtenQuery } from './signature.ts';

const nothing = sha256Hex('');

/** The examples of the Amazon S3 API Reference, “Signature Calculations for the Authorization Header”. */
describe('the signature of a request to an object store', () => {
  const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const signatureOf = (
    method: string,
    path: string,
    {
      query = [],
      headers = {},
      bodyHash = nothing,
    }: {
      readonly query?: readonly (readonly [string, string])[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly bodyHash?: string;
    } = {},
  ) => {
    const all = {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': bodyHash,
      'x-amz-date': '20130524T000000Z',
      ...headers,
    };
    const scope = { region: 'us-east-1', time: '20130524T000000Z' };
    return authorization({ method, path, query, headers: all, bodyHash }, keys, scope);
  };

  it('of a part of an object is that of the published example', () => {
    expect(signatureOf('GET', '/test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('of an object to be stored is that of the published example', () => {
    const headers = {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    };
    const bodyHash = sha256Hex('Welcome to Amazon S3.');
    const signed = signatureOf('PUT', `/${uriEncoded('test$file.text')}`, { headers, bodyHash });
    expect(signed).toMatch(/98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/u);
  });

  it('of a query without a value is that of the published example', () => {
    expect(signatureOf('GET', '/', { query: [['lifecycle', '']] })).toMatch(
      /fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/u,
    );
  });

  it('of a list is that of the published example, in whatever order its query is given', () => {
    const wanted = /34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/u;
    const query = [
      ['prefix', 'J'],
      ['max-keys', '2'],
    ] as const;
    expect(signatureOf('GET', '/', { query })).toMatch(wanted);
    expect(signatureOf('GET', '/', { query: query.toReversed() })).toMatch(wanted);
  });
});

/** Cases of the test suite that AWS published (`aws-sig-v4-test-suite`), by their names. */
describe('the signature of any request, by the test suite of AWS', () => {
  const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
  it.each([
    ['get-vanilla', 'GET', [], '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['post-vanilla', 'POST', [], '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    [
      'get-vanilla-query-order-key-case',
      'GET',
      [
        ['Param2', 'value2'],
        ['Param1', 'value1'],
      ],
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
  ] as const)('is that of the case %s', (_name, method, query, wanted) => {
    const scope = { region: 'us-east-1', time: '20150830T123600Z' };
    const headers = { host: 'example.amazonaws.com', 'x-amz-date': scope.time };
    const request = { method, path: '/', query, headers, bodyHash: nothing };
    expect(authorization(request, keys, { ...scope, service: 'service' })).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${wanted}`,
    );
  });

  it.each([
    ['get-space', ' ', 'foo', '2be9e587d1ee1f0fd02128724b86b4358ba3630d39f493b6e06610a19a50779e'],
    ['get-utf8', 'ሴ', null, '57b1eb3df3b16a8479c0097b66c0b261cfd65b829419a3f2c3d05319722490b8'],
  ])('with strange signs in its path is that of the case %s', (_name, first, second, wanted) => {
    // Services other than S3 sign a path that is uriEncoded twice.
    const parts = [first, ...(second === null ? [] : [second])];
    const path = `/${parts.map(uriEncoded).map(uriEncoded).join('/')}`;
    const headers = { date: 'Mon, 09 Sep 2011 23:36:00 GMT', host: 'host.foo.com' };
    const request = { method: 'GET', path, query: [], headers, bodyHash: nothing };
    const scope = { region: 'us-east-1', time: '20110909T233600Z', service: 'host' };
    expect(authorization(request, keys, scope)).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20110909/us-east-1/host/aws4_request, SignedHeaders=date;host, Signature=${wanted}`,
    );
  });
});

describe('what is signed', () => {
  it('has every sign but the unreserved ones uriEncoded, and the query in order', () => {
    expect(uriEncoded("a b+c/é~!'()*")).toBe('a%20b%2Bc%2F%C3%A9~%21%27%28%29%2A');
    expect(
      writtenQuery([
        ['list-type', '2'],
        ['continuation-token', 'a/b='],
      ]),
    ).toBe('continuation-token=a%2Fb%3D&list-type=2');
  });

  it('has the time without separators', () => {
    expect(signingTime(Date.UTC(2013, 4, 24))).toBe('20130524T000000Z');
  });
});
