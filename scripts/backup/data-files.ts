import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'

/** The database has a way of its own; the index and drawn pictures are made anew; passwords of the server belong to the server. */
const madeAnew = /^(postgres|postgres\.passwords|media|backups|log-archive|search-.*\.bin|last-backup)$/
const unfinished = /\.part$/

/** Packs what the shop keeps in `dataDir` beside its database: pictures, ebooks, imports, its secret. */
export async function packData(dataDir: string, file: string): Promise<void> {
  const isKept = (place: string) => {
    const [first = ''] = path.relative(dataDir, place).split(path.sep)
    return !madeAnew.test(first) && !unfinished.test(place)
  }
  await pipeline(
    packTar(dataDir, { filter: isKept }),
    createGzip({ level: 1 }),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
}

/** @throws Error where there are files that would be written over. */
export async function unpackData(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const there = (await readdir(dataDir)).filter((name) => !madeAnew.test(name))
  if (there.length > 0) throw new Error(`${dataDir} is not empty: ${there[0]} lies there. Move it aside, and restore again.`)
  await pipeline(createReadStream(file), createGunzip(), unpackTar(dataDir))
}
