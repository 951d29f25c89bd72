import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket of an S3-compatible service, small: it checks the signature of every request (AWS Signature Version 4). */
export interface Bucket {
  /** For `FILES_URL`. */
  readonly url: string;
  readonly objects: Map<string, { body: Buffer; changed: Date }>;
  /** Requests refused for a wrong signature. */
  readonly refused: () => number;
  close(): Promise<void>;
}

const KEY = 'clau-de-prova';
const SECRET = 'secret/de+prova';
const REGION = 'eu-prova-1';
const NAME = 'galleda';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that a request should carry, computed from the published rules and not by the client's code. */
const isSigned = (request: IncomingMessage): boolean => {
  const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature = ''] = said ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  if (key !== KEY || region !== REGION || service !== 's3' || !signedHeaders.split(';').includes('host')) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const sorted = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, path, sorted, headers.join(''), signedHeaders, hash].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), service), 'aws4_request');
  return hmac(signing, toSign).toString('hex') === signature;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

export const openBucket = async (): Promise<Bucket> => {
  const objects: Bucket['objects'] = new Map();
  let refused = 0;
  const listing = (query: URLSearchParams): string => {
    const max = Number(query.get('max-keys') ?? 1000);
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key > after);
    const page = keys.slice(0, max);
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.changed.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${objects.get(key)?.body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    );
    const more = keys.length > page.length;
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${NAME}</Name><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${rows.join('')}</ListBucketResult>`;
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!isSigned(request)) {
      refused += 1;
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const url = new URL(request.url ?? '', 'http://x');
    const key = decodeURIComponent(url.pathname.slice(NAME.length + 2));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length) return response.writeHead(411).end();
      objects.set(key, { body, changed: new Date() });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '' && request.method === 'GET')
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(url.searchParams));
    if (!found)
      return response.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.body.length }).end(request.method === 'HEAD' ? '' : found.body);
    return;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${NAME}?region=${REGION}&tls=no`,
    objects,
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
