import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

interface Manifest {
  Files: { Path?: string; 'Encoded-Path'?: string; Size: number; 'Checksum-Algorithm': string; Checksum: string }[]
}

/** The sha256 of a file, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Compares the unpacked folder of a database with the list that the server made of it.
 * @returns the files that are missing or other than they were.
 */
export async function strayFiles(folder: string, manifestFile: string): Promise<string[]> {
  const { Files } = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const stray: string[] = []
  for (const { Path, 'Encoded-Path': encoded, Checksum } of Files) {
    const name = Path ?? Buffer.from(encoded ?? '', 'hex').toString()
    const file = path.join(folder, name)
    if (!existsSync(file) || (await sha256Of(file)) !== Checksum) stray.push(name)
  }
  return stray
}
