import { createHash } from 'node:crypto'
import { connect, isIP, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { readCredential } from './credentials.ts'
import { OutsideFault } from './fault.ts'
import { InsideAddress, lookupPublic } from './public-address.ts'
import type { RemoteFolder } from './remote-folder.ts'

export interface SftpAddress {
  host: string
  port: number
  username: string
  /** The name of the credential. */
  credential: string
  /** The fingerprint that its key must have, SHA256:…; null where none was confirmed yet: then it is only told. */
  hostKey: string | null
  path: string
}

/** What the shop goes out with. */
export interface SftpDoor {
  /** The folder of the credentials. */
  credentialsDir: string
  /** Addresses of networks of the house that may be gone to, host:port. */
  insideHosts: readonly string[]
}

const connectMs = 10_000
/** A server that sends nothing for so long is taken for gone. */
const silentMs = 60_000

/** As ssh-keygen writes it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`

/** A line to a server in public, or to one that the environment names; the number that is looked up is the one that is called. */
function lineTo({ host, port }: SftpAddress, insideHosts: readonly string[]): Promise<Socket> {
  const allowed = insideHosts.includes(`${host}:${port}`)
  if (!allowed && isIP(host) !== 0) return Promise.reject(new OutsideFault('outside.inside', host))
  return new Promise((resolve, reject) => {
    const line = connect({ host, port, timeout: connectMs, ...(!allowed && { lookup: lookupPublic }) })
    const failed = (error: Error) => {
      line.destroy()
      reject(
        error instanceof InsideAddress
          ? new OutsideFault('outside.inside', host)
          : new OutsideFault('outside.not_reached', error.message),
      )
    }
    line.once('error', failed)
    line.once('timeout', () => failed(new Error('timeout')))
    line.once('connect', () => {
      line.off('error', failed)
      line.removeAllListeners('timeout')
      line.setTimeout(silentMs, () => line.destroy(new Error('silent')))
      resolve(line)
    })
  })
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const noFolder = /no such file|no such path|permission denied|bad path|not a directory/i

/** What an error of the line means; what is known already stays what it is. */
const faultOf = (error: unknown): OutsideFault =>
  error instanceof OutsideFault
    ? error
    : new OutsideFault(noFolder.test(said(error)) ? 'outside.no_folder' : 'outside.broke_off', said(error))

const joined = (folder: string, name: string) => (folder === '' ? name : `${folder.replace(/\/$/, '')}/${name}`)

/**
 * Opens a folder of a server over SFTP. The server is known by the fingerprint of its key, before anything is said to it.
 * @throws OutsideFault
 */
export async function openSftp(address: SftpAddress, { credentialsDir, insideHosts }: SftpDoor): Promise<RemoteFolder> {
  // A server that is not known yet is only asked who it is.
  const credential = address.hostKey === null ? {} : await readCredential(credentialsDir, address.credential)
  const sock = await lineTo(address, insideHosts)
  const { default: Client } = await import('ssh2-sftp-client')
  const client = new Client()
  // An error of a line that nobody waits for is told by the next thing that is asked.
  client.on('error', () => undefined)
  let shown = ''
  const hostVerifier = (key: Buffer) => {
    shown = fingerprintOf(key)
    return shown === address.hostKey
  }
  try {
    await client.connect({ sock, username: address.username, readyTimeout: connectMs, hostVerifier, ...credential } as never)
  } catch (error) {
    sock.destroy()
    if (shown !== '' && shown !== address.hostKey)
      throw new OutsideFault(address.hostKey === null ? 'outside.host_key_unknown' : 'outside.host_key_changed', shown)
    if (/authentication|passphrase|parse privateKey/i.test(said(error)))
      throw new OutsideFault('outside.login_refused', said(error))
    throw new OutsideFault('outside.not_reached', said(error))
  }
  const told = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      throw faultOf(error)
    })
  return {
    list: async () => {
      const rows = await told(client.list(address.path === '' ? '.' : address.path))
      return rows
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({ name, bytes: size, modifiedAt: new Date(modifyTime) }))
    },
    read: (name) => client.createReadStream(joined(address.path, name)) as unknown as Readable,
    write: async (name, content) => {
      const [part, whole] = [joined(address.path, `${name}.part`), joined(address.path, name)]
      await told(client.put(content, part))
      // Servers without OpenSSH's rename do not put one file in the place of another.
      await client.posixRename(part, whole).catch(async () => {
        await client.delete(whole, true)
        await told(client.rename(part, whole))
      })
    },
    close: async () => {
      await client.end().catch(() => undefined)
      sock.destroy()
    },
  }
}
