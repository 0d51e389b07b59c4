import { readFileSync } from 'node:fs'
import { z } from 'zod'

const optional = z.string().min(1).optional()

/** Where files lie that several machines share: a bucket of any server that speaks S3's protocol. */
export const bucketSettings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '3 to 63 small letters, digits, dots and hyphens')
    .optional(),
  /** The server, where it is not Amazon's. */
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** A folder of the bucket, where several shops share one. */
  S3_FOLDER: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/)
    .optional(),
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
}
const Bucket = z.object(bucketSettings)
type Given = z.output<typeof Bucket>

/** A bucket, and who the shop is there. */
export interface Bucket {
  name: string
  url?: string | undefined
  region: string
  /** Empty, or ending with a slash. */
  folder: string
  accessKey: string
  secretKey: string
}

/** What is missing, so that the others mean nothing. */
export function bucketTroubles(given: Given): { name: string; message: string }[] {
  const of: readonly (keyof Given)[] = ['S3_ACCESS_KEY', 'S3_SECRET_KEY']
  if (given.S3_BUCKET)
    return of.filter((name) => !given[name]).map((name) => ({ name, message: 'the bucket in S3_BUCKET needs it' }))
  const stray = (['S3_URL', 'S3_FOLDER', ...of] as const).filter((name) => given[name])
  return stray.length > 0 ? [{ name: 'S3_BUCKET', message: `${stray[0]} is set, and no bucket` }] : []
}

/** The bucket that the settings name; null where files lie in DATA_DIR. */
export const bucketOf = (given: Given): Bucket | null =>
  given.S3_BUCKET && given.S3_ACCESS_KEY && given.S3_SECRET_KEY
    ? {
        name: given.S3_BUCKET,
        url: given.S3_URL,
        region: given.S3_REGION,
        folder: given.S3_FOLDER ? `${given.S3_FOLDER.replace(/\/$/, '')}/` : '',
        accessKey: given.S3_ACCESS_KEY,
        secretKey: given.S3_SECRET_KEY,
      }
    : null

/**
 * The same for a command, from its environment; each may be in a file that the same name with _FILE names.
 * @throws Error naming what is wrong
 */
export function givenBucket(environment: Record<string, string | undefined>): Bucket | null {
  const given = Object.fromEntries(
    Object.keys(bucketSettings).flatMap((name) => {
      const file = environment[`${name}_FILE`]
      const value = environment[name] || (file ? readFileSync(file, 'utf8').trim() : '')
      return value ? [[name, value]] : []
    }),
  )
  const read = Bucket.safeParse(given)
  const faults = read.success
    ? bucketTroubles(read.data)
    : read.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
  if (faults.length > 0 || !read.success)
    throw new Error(`The settings are not usable:\n${faults.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`)
  return bucketOf(read.data)
}
