import type { Config } from '#api/config.ts'
import { shopFiles } from '#api/shop-files.ts'
import { type Bucket, bucketOf } from '#modules/platform/files/bucket-settings.ts'
import { type Finding, note, reasonOf, well, wrong } from './finding.ts'

const advice: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket: make it, private, or correct S3_BUCKET',
  InvalidAccessKeyId: 'the key is not known: check S3_ACCESS_KEY',
  SignatureDoesNotMatch: 'the signature is refused: check S3_SECRET_KEY and S3_REGION',
  AccessDenied: 'the key may not list the bucket: it needs ListBucket, GetObject, PutObject and DeleteObject there',
  RequestTimeTooSkewed: 'the clocks differ: let NTP set both',
}

/** The address at which a bucket is asked without any key. */
const addressOf = ({ url, name, region }: Bucket) =>
  url ? `${url.replace(/\/$/, '')}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`

/** Whether whoever comes is shown what lies there. @returns null where that cannot be found out */
async function isOpenToAll(bucket: Bucket): Promise<boolean | null> {
  const answer = await fetch(`${addressOf(bucket)}?list-type=2&max-keys=1`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  await answer?.body?.cancel()
  return answer?.ok ?? null
}

/** Where files lie, whether the shop is let in there, and that nobody else is. */
export async function lookAtFiles(config: Config): Promise<Finding[]> {
  const bucket = bucketOf(config)
  if (!bucket)
    return config.DATABASE_URL ? [note('files', 'in DATA_DIR: several machines have to share that folder, or S3_BUCKET')] : []
  const files = shopFiles(config)
  try {
    await files.look()
    if (files.fault !== null) {
      const [name = ''] = files.fault.split(' ')
      return [wrong('files', advice[name] ?? `the bucket ${bucket.name} does not answer (${files.fault}): check S3_URL`)]
    }
    if (await isOpenToAll(bucket))
      return [wrong('files', `everybody can read the bucket ${bucket.name}: close it, ebooks that are sold lie there`)]
    return [well('files', `the bucket ${bucket.name} lets the shop in, and nobody without a key`)]
  } catch (error) {
    return [wrong('files', reasonOf(error))]
  }
}
