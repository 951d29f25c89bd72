import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A bucket of an S3-compatible service. */
export interface BucketPlace {
  readonly kind: 's3';
  /** Address of the bucket, `https://host:port/bucket`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
/** Where the contents of files are kept. */
export type FilesPlace = { readonly kind: 'disk'; readonly folder: string } | BucketPlace;

const HOW = 'must be file:///folder or s3://key:secret@host:port/bucket (?region=…, ?tls=no without encryption)';

const placeOf = (text: string): FilesPlace | null => {
  const url = URL.parse(text);
  if (!url) return null;
  if (url.protocol === 'file:') {
    // A share of another machine is none of ours; a folder stands on this one.
    return url.host === '' && url.pathname.length > 1 ? { kind: 'disk', folder: fileURLToPath(url) } : null;
  }
  const bucket = url.pathname.slice(1);
  if (url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) || !url.username || !url.password)
    return null;
  const known = [...url.searchParams.keys()].every((key) => key === 'region' || key === 'tls');
  const tls = url.searchParams.get('tls') ?? 'yes';
  if (!known || !/^(yes|no)$/.test(tls)) return null;
  return {
    kind: 's3',
    endpoint: `${tls === 'no' ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
};

/** `FILES_URL`, read. A wrong one is told without its secret. */
export const filesPlaceSchema = z.string().transform((text, context): FilesPlace => {
  const place = placeOf(text);
  if (place) return place;
  context.addIssue({ code: 'custom', message: HOW });
  return z.NEVER;
});
