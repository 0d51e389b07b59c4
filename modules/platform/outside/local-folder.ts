import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, realpath, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OutsideFault } from './fault.ts'
import type { RemoteFile, RemoteFolder } from './remote-folder.ts'

const unreadable = (error: unknown): never => {
  throw new OutsideFault('outside.no_folder', (error as NodeJS.ErrnoException).code ?? String(error))
}

/**
 * A folder of this machine below one that the environment names; nothing leads out of that, no `..` and no link.
 * @throws OutsideFault where it is not there
 */
export async function openLocal(root: string, below: string): Promise<RemoteFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 }).catch(() => undefined)
  const home = await realpath(root).catch(unreadable)
  const folder = await realpath(path.join(home, below)).catch(unreadable)
  if (folder !== home && !folder.startsWith(`${home}${path.sep}`)) throw new OutsideFault('outside.no_folder', below)
  const placeOf = (name: string) => path.join(folder, path.basename(name))
  return {
    list: async () => {
      const found: RemoteFile[] = []
      for await (const entry of await opendir(folder).catch(unreadable)) {
        if (!entry.isFile()) continue
        const seen = await stat(placeOf(entry.name)).catch(() => null)
        if (seen) found.push({ name: entry.name, bytes: seen.size, modifiedAt: new Date(Math.trunc(seen.mtimeMs)) })
      }
      return found
    },
    read: (name) => createReadStream(placeOf(name)),
    write: async (name, content: Readable) => {
      await pipeline(content, createWriteStream(`${placeOf(name)}.part`, { mode: 0o600 })).catch(unreadable)
      await rename(`${placeOf(name)}.part`, placeOf(name))
    },
    close: () => Promise.resolve(),
  }
}
