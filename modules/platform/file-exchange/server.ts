import type { Language } from '#kernel/language.ts'
import { OutsideFault } from '#modules/platform/outside/fault.ts'
import type { RemoteFile, RemoteFolder } from '#modules/platform/outside/remote-folder.ts'
import { openSftp, type SftpDoor } from '#modules/platform/outside/sftp.ts'
import { type Say, whyOf } from './told-fault.ts'

/** A folder of a server, as a row keeps it. */
interface Server {
  host: string
  port: number
  username: string
  credential: string
  host_key: string | null
  folder: string
}

/** @throws OutsideFault */
export const openServer = (
  { host, port, username, credential, host_key: hostKey, folder: path }: Server,
  door: SftpDoor,
): Promise<RemoteFolder> => openSftp({ host, port, username, credential, hostKey, path }, door)

/**
 * Goes to a folder and looks, and moves nothing; to be asked outside a transaction, since servers take their time. A server that is
 * not known by its key is only asked who it is.
 */
export async function tryFolder(
  open: () => Promise<RemoteFolder>,
  look: (folder: RemoteFolder) => Promise<RemoteFile[]>,
  { language, say }: { language: Language; say: Say },
) {
  try {
    const folder = await open()
    try {
      return { reached: true, fault: null, host_key: null, files: await look(folder) }
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error
    const { code, detail } = error
    const shown = code === 'outside.host_key_unknown' || code === 'outside.host_key_changed' ? detail : null
    return { reached: false, fault: whyOf({ code, detail }, language, say), host_key: shown, files: [] }
  }
}
