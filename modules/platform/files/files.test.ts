import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
// @ts-expect-error: it comes without types; what is used of it stands below.
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Files } from '#kernel/files.ts'
import { RenditionStore } from '#modules/goods/artwork/rendition-store.ts'
import { importFilesOf } from '#modules/goods/imports/file-store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { BucketFiles } from './bucket.ts'
import { type Bucket, givenBucket } from './bucket-settings.ts'
import { DiskFiles } from './disk.ts'

const folder = temporaryFolder(afterAll)
/** The one user that the server knows. */
const key = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
let server: { run(): Promise<unknown>; close(): Promise<void> }
let bucket: Bucket

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It reckons the address of a list otherwise than servers do; npm run test:cluster files has signatures checked by OpenStack's.
    allowMismatchedSignatures: true,
    directory: path.join(folder, 'server'),
    configureBuckets: [{ name: 'shop' }],
  })
  const { port } = (await server.run()) as AddressInfo
  bucket = { name: 'shop', url: `http://127.0.0.1:${port}`, region: 'us-east-1', folder: 'palace/', ...key }
})
afterAll(() => server.close())

const places: [string, () => Files][] = [
  ['on a disk', () => new DiskFiles(path.join(folder, 'disk'))],
  ['in a bucket', () => new BucketFiles(bucket, path.join(folder, 'machine'))],
]

async function put(files: Files, name: string, content: string | Buffer) {
  const draft = await files.draft()
  await writeFile(draft, content)
  await files.put(name, draft, 'text/plain')
  return draft
}
const names = async (files: Files, below: string) => (await Array.fromAsync(files.list(below))).map(({ name }) => name).toSorted()

describe.each(places)('a file %s', (_, place) => {
  it('is put whole, read whole or in part, listed with its length, and forgotten', async () => {
    const files = place()
    const draft = await put(files, 'ebooks/ab/abc', 'Once upon a time')
    await expect(readFile(draft)).rejects.toThrow('ENOENT')
    expect(await files.sizeOf('ebooks/ab/abc')).toBe(16)
    expect(await text(await files.read('ebooks/ab/abc'))).toBe('Once upon a time')
    expect(await text(await files.read('ebooks/ab/abc', { start: 5, end: 8 }))).toBe('upon')
    await put(files, 'ebooks/cd/cde', 'Two')
    expect(await Array.fromAsync(files.list('ebooks'))).toContainEqual({ name: 'ebooks/cd/cde', bytes: 3 })
    await files.forget('ebooks/ab/abc')
    await files.forget('ebooks/ab/abc')
    expect(await files.sizeOf('ebooks/ab/abc')).toBeNull()
    expect(await names(files, 'ebooks')).toEqual(['ebooks/cd/cde'])
    expect(await names(files, 'nothing')).toEqual([])
    await expect(files.read('ebooks/ab/abc').then(text)).rejects.toThrow()
  })

  it('takes the place of what had its name, and comes back as it was', async () => {
    const files = place()
    const large = randomBytes(3 * 1024 * 1024)
    await put(files, 'photographs/one', 'before')
    await put(files, 'photographs/one', large)
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(sum(await buffer(await files.read('photographs/one')))).toBe(sum(large))
    await put(files, 'photographs/none', '')
    expect(await files.sizeOf('photographs/none')).toBe(0)
  })

  it('to be imported comes in pieces, goes on after the last one, and lies whole where it is read', async () => {
    const imports = importFilesOf(place(), path.join(folder, 'disk'))
    const fileKey = imports.newKey()
    for (const [offset, piece] of [
      [0, 'first '],
      [6, 'second '],
      [6, 'second '],
      [13, 'third'],
    ] as const)
      await imports.write(fileKey, Buffer.from(piece), offset)
    expect(await imports.sizeOf(fileKey)).toBe(18)
    expect(await imports.at(fileKey, (there) => readFile(there, 'utf8'))).toBe('first second third')
    await imports.forget(fileKey)
    expect(await imports.sizeOf(fileKey)).toBe(0)
  })
})

describe('a bucket', () => {
  it('that refuses is told of by what it says', async () => {
    const files = new BucketFiles({ ...bucket, accessKey: 'stranger' }, folder)
    await expect(files.sizeOf('ebooks/sold')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(files.fault).toContain('403')
    const nowhere = new BucketFiles({ ...bucket, name: 'no-such-bucket' }, folder)
    await nowhere.look()
    expect(nowhere.fault).toContain('NoSuchBucket')
    const again = new BucketFiles({ ...bucket, accessKey: 'stranger' }, folder)
    await again.look()
    expect(again.fault).toContain('InvalidAccessKeyId')
  })

  it('has a picture drawn by one machine for all', async () => {
    const machine = () => new RenditionStore(temporaryFolder(onTestFinished), { beside: new BucketFiles(bucket, folder) })
    expect(String(await machine().get('cover-480.webp', async () => Buffer.from('drawn')))).toBe('drawn')
    const never = async () => {
      throw new Error('drawn again')
    }
    await expect.poll(() => machine().get('cover-480.webp', never).then(String, String)).toBe('drawn')
  })

  it('is named with its key or not at all', () => {
    expect(givenBucket({})).toBeNull()
    expect(() => givenBucket({ S3_BUCKET: 'shop' })).toThrow('S3_SECRET_KEY: the bucket in S3_BUCKET needs it')
    expect(() => givenBucket({ S3_URL: 'https://s3.example.org' })).toThrow('S3_BUCKET: S3_URL is set, and no bucket')
    expect(givenBucket({ S3_BUCKET: 'shop', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_FOLDER: 'one' })).toMatchObject({
      name: 'shop',
      folder: 'one/',
    })
  })
})
