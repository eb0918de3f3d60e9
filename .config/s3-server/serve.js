// An object store for `npm run drill objects`: s3rver, and in front of it a check of every signature and of the hash of
// every body, since s3rver checks neither. Signatures are computed again by aws4, a client of another make.
// `node serve.js FOLDER PORT BUCKET ID:SECRET`
import { createHash } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import aws4 from 'aws4';
import S3rver from 's3rver';

const [, , directory, port, bucket, keys] = process.argv;
const [accessKeyId, secretAccessKey] = keys.split(':');
const inner = Number(port) + 1;

/** Whether the header `authorization` is what aws4 makes of the same request. */
function isSigned({ method, url, headers }) {
  const [, region, names] =
    /Credential=[^/]+\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+),/u.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (names === undefined) return false;
  const signed = names.split(';');
  const given = {
    service: 's3',
    region,
    method,
    path: url,
    headers: Object.fromEntries(signed.map((name) => [name, headers[name]])),
    extraHeadersToInclude: Object.fromEntries(signed.map((name) => [name, true])),
  };
  const { headers: made } = aws4.sign(given, { accessKeyId, secretAccessKey });
  return made.Authorization === headers.authorization;
}

function refuse(response, code) {
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

const store = new S3rver({
  address: '127.0.0.1',
  port: inner,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
await store.run();

createServer((request, response) => {
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces);
    if (!isSigned(request)) return refuse(response, 'SignatureDoesNotMatch');
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return refuse(response, 'XAmzContentSHA256Mismatch');
    // s3rver has one account of its own; what was checked here needs no signature there.
    const { authorization: _signature, ...headers } = request.headers;
    const passed = send(
      { host: '127.0.0.1', port: inner, method: request.method, path: request.url, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
}).listen(Number(port), '127.0.0.1');
