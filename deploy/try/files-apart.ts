/** Photographs and ebooks in a bucket of OpenStack's object store, which two nodes with disks of their own share. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import { anyBook, showPhotograph } from './database.sql.ts'
import { buyAcross, differences, openNode, openPlace } from './nodes.ts'
import { openSwift, swiftKey, swiftNeeds } from './swift.ts'
import type { Trial } from './trial.ts'

const guests = 10

export const needs = swiftNeeds

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** `npm run files`, as an operator has it. */
const command = (environment: Record<string, string>, ...given: string[]) => {
  const done = spawnSync(process.execPath, [path.join(import.meta.dirname, '../../scripts/files.ts'), ...given], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  return { status: done.status, said: `${done.stdout}${done.stderr}`.trim().split('\n').at(-1)?.trim() ?? '' }
}

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const swift = await openSwift(place.folder)
  const bucket = { name: 'palace-shop', url: swift.url, region: 'us-east-1', folder: '', ...swiftKey }
  const environment = {
    S3_BUCKET: bucket.name,
    S3_URL: bucket.url,
    S3_ACCESS_KEY: bucket.accessKey,
    S3_SECRET_KEY: bucket.secretKey,
  }
  const files = filesOf(bucket, path.join(place.folder, 'hand'))
  const trials: Trial[] = []
  const nodes: Awaited<ReturnType<typeof openNode>>[] = []
  try {
    await files.look()
    const missing = files.fault
    const client = new S3Client({
      endpoint: bucket.url,
      region: bucket.region,
      forcePathStyle: true,
      credentials: { accessKeyId: bucket.accessKey, secretAccessKey: bucket.secretKey },
    })
    await client.send(new CreateBucketCommand({ Bucket: bucket.name }))
    const stranger = filesOf({ ...bucket, secretKey: 'mistaken' }, path.join(place.folder, 'hand'))
    await files.look()
    await stranger.look()
    trials.push({
      what: 'S3: no bucket, then a bucket, then a mistaken key',
      seen: `${missing}, ${files.fault ?? 'well'}, ${stranger.fault}`,
      wanted: 'NoSuchBucket (404), well, SignatureDoesNotMatch (403)',
      met: missing === 'NoSuchBucket (404)' && files.fault === null && stranger.fault === 'SignatureDoesNotMatch (403)',
    })
    nodes.push(await openNode(place, 'a', { environment }), await openNode(place, 'b', { environment }))
    const checked = command({ ...environment, DATABASE_URL: place.url, DATA_DIR: path.join(place.folder, 'b') }, 'check')
    trials.push({
      what: 'S3: the first start puts the ebooks of the demo there',
      seen: checked.said,
      wanted: 'several files, 0 missing',
      met: checked.status === 0 && !checked.said.startsWith('0 '),
    })
    const noise = await sharp({
      create: { width: 1_200, height: 900, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
    })
      .jpeg()
      .toBuffer()
    const taken = await pictureDoor(files).take(Readable.from([noise]))
    await showPhotograph(place.sql, (await anyBook(place.sql)).id, taken)
    const address = `/media/file/${taken.fileKey}-480.webp`
    const [first, second] = await Promise.all(
      nodes.map(async ({ url }) => Buffer.from(await (await fetch(url + address)).arrayBuffer())),
    )
    const open = await fetch(`${bucket.url}/${bucket.name}/photographs/${taken.fileKey}`)
    const whole = await buffer(await files.read(`photographs/${taken.fileKey}`))
    const part = await buffer(await files.read(`photographs/${taken.fileKey}`, { start: 100, end: 1_099 }))
    trials.push({
      what: 'S3: a photograph sent once, shown by both nodes, asked for without a key, and a part of it read',
      seen: `${first!.length} and ${second!.length} bytes, ${open.status}, ${part.length} bytes`,
      wanted: 'the same picture, a refusal, the 1,000 bytes that stand there',
      met: sum(first!) === sum(second!) && first!.length > 1_000 && open.status >= 400 && part.equals(whole.subarray(100, 1_100)),
    })
    const openAgain = await swift.shut()
    const refused = await fetch(`${nodes[0]!.url}/media/file/${taken.fileKey}-960.webp`)
    const attention = (await (await fetch(`${nodes[0]!.url}/health/ready`)).json()) as { attention: string[] }
    const { paid, refused: why } = await buyAcross(
      place,
      nodes.map(({ url }) => url),
      guests,
    )
    await openAgain()
    const again = await fetch(`${nodes[0]!.url}/media/file/${taken.fileKey}-960.webp`)
    const differing = await differences(place)
    trials.push({
      what: `S3: the server is away, ${guests} guests buy, and it is back`,
      seen: `a new size of the photograph ${refused.status}, then ${again.status}; told of: ${attention.attention.includes('files')}; ${paid} paid, ${differing} differences${why[0] ? ` (${why[0]})` : ''}`,
      wanted: '503, then 200; told of; all paid, 0 differences',
      met:
        refused.status === 503 &&
        again.status === 200 &&
        attention.attention.includes('files') &&
        paid === guests &&
        differing === 0,
    })
    const [old, fresh] = [path.join(place.folder, 'old'), path.join(place.folder, 'fresh')]
    for (const name of ['photographs/one', 'ebooks/ab/abc', 'imports/list']) {
      mkdirSync(path.dirname(path.join(old, name)), { recursive: true })
      writeFileSync(path.join(old, name), name.repeat(1_000))
    }
    const moved = { ...environment, S3_FOLDER: 'moved' }
    const there = command({ ...moved, DATA_DIR: old }, 'to-bucket')
    const twice = command({ ...moved, DATA_DIR: old }, 'to-bucket')
    const back = command({ ...moved, DATA_DIR: fresh }, 'from-bucket')
    const same = spawnSync('diff', ['--recursive', '--exclude=drafts', old, fresh]).status === 0
    trials.push({
      what: 'S3: npm run files from a disk to the bucket, once more, and to another disk',
      seen: `${there.said}; ${twice.said}; ${back.said}; ${same ? 'the same' : 'not the same'}`,
      wanted: '3 copied, 0 copied, 3 copied, the same',
      met: same && there.said.startsWith('3 ') && twice.said.startsWith('0 ') && back.said.startsWith('3 '),
    })
    return trials
  } finally {
    for (const node of nodes) await node.kill()
    await swift.close()
    await place.close()
  }
}
