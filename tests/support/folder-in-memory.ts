import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
/** What the databases of a whole run and their log come to, several times over. */
const enoughBytes = 3_000_000_000

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enoughBytes
  } catch {
    return false
  }
}

/** Where what ends with the run is kept: in memory where the machine has room there, else on its disk. */
export const passingFolder = (): string => (hasRoom() ? memory : tmpdir())

/** A new folder there. */
export const folderInMemory = (prefix: string): string => mkdtempSync(path.join(passingFolder(), prefix))
