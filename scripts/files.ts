/** `npm run files`: the shop's files from its disk into a bucket or back, and whether all of them are there. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { faultSentence } from '#database/fault-sentence.ts'
import { openDatabase } from '#importers/database.ts'
import type { Files } from '#kernel/files.ts'
import { type ImportFiles, importFilesOf } from '#modules/goods/imports/file-store.ts'
import { givenBucket } from '#modules/platform/files/bucket-settings.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import { namedFiles } from './files/named-files.sql.ts'

const usage = `npm run files -- to-bucket | from-bucket | check
  to-bucket    copies what lies in DATA_DIR into the bucket that S3_BUCKET names; what is there with the same length is left
  from-bucket  the other way
  check        asks for each file that the database names, wherever files lie now; ends with 1 where one is missing
  Copy while the shop is open, set or unset S3_BUCKET, start the shop anew, and copy once more what came meanwhile. Nothing is deleted.`

const types: Record<string, string> = { photographs: 'image/webp', feeds: 'application/gzip' }

interface Place {
  files: Files
  imports: ImportFiles
}

async function copyFile(name: string, from: Files, to: Files): Promise<void> {
  const draft = await to.draft()
  await pipeline(await from.read(name), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
  await to.put(name, draft, types[name.split('/')[0]!] ?? 'application/octet-stream')
}

/** The keys of the files that staff sent: on a disk each lies in one file, in a bucket in pieces. */
async function importKeys({ files }: Place): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { name } of files.list('imports')) keys.add(name.split('/')[1]!)
  return keys
}

/** Copies what the other place lacks. @returns how many files were copied, and how many lay there already */
async function copyAll(from: Place, to: Place): Promise<{ copied: number; there: number }> {
  const count = { copied: 0, there: 0 }
  for (const folder of ['photographs', 'ebooks', 'feeds'])
    for await (const { name, bytes } of from.files.list(folder)) {
      if ((await to.files.sizeOf(name)) === bytes) {
        count.there += 1
        continue
      }
      await copyFile(name, from.files, to.files)
      count.copied += 1
    }
  for (const key of await importKeys(from)) {
    if ((await to.imports.sizeOf(key)) === (await from.imports.sizeOf(key))) {
      count.there += 1
      continue
    }
    await from.imports.at(key, async (place) => {
      const draft = await to.imports.draft()
      await pipeline(
        await new DiskFiles(path.dirname(place)).read(path.basename(place)),
        createWriteStream(draft, { mode: 0o600 }),
      )
      await to.imports.keep(key, draft)
    })
    count.copied += 1
  }
  return count
}

async function check(files: Files): Promise<number> {
  const database = await openDatabase(process.env)
  try {
    let [missing, named] = [0, 0]
    for (const { name, bytes, of } of await namedFiles(database.sql)) {
      named += 1
      const size = await files.sizeOf(name)
      if (size !== null && (bytes === null || bytes === size)) continue
      missing += 1
      console.error(`  ${of}: ${name} ${size === null ? 'is missing' : `has ${size} bytes, not ${bytes}`}`)
    }
    console.log(`  ${named} files are named, ${missing} of them missing`)
    return missing
  } finally {
    await database.close()
  }
}

async function run(what: string): Promise<void> {
  try {
    process.loadEnvFile('.env')
  } catch {
    // Without a file the defaults hold.
  }
  const dataDir = path.resolve(process.env['DATA_DIR'] || 'data')
  const bucket = givenBucket(process.env)
  const placeOf = (files: Files): Place => ({ files, imports: importFilesOf(files, dataDir) })
  if (what === 'check') {
    if ((await check(filesOf(bucket, dataDir))) > 0) process.exitCode = 1
    return
  }
  if (!bucket) throw new Error('No bucket is set: S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY name it.')
  const [disk, apart] = [placeOf(new DiskFiles(dataDir)), placeOf(filesOf(bucket, dataDir))]
  const { copied, there } = await (what === 'to-bucket' ? copyAll(disk, apart) : copyAll(apart, disk))
  console.log(`  ${copied} files copied, ${there} were there`)
}

const [what = ''] = process.argv.slice(2)
if (!['to-bucket', 'from-bucket', 'check'].includes(what)) {
  console.log(usage)
  process.exitCode = what === '--help' ? 0 : 1
} else
  await run(what).catch((error: unknown) => {
    const { cause } = error as { cause?: unknown }
    console.error(
      `\n  ${faultSentence(error) ?? (cause ? String(cause) : error instanceof Error ? error.message : String(error))}\n`,
    )
    process.exitCode = 1
  })
