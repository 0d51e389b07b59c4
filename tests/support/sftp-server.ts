import { closeSync, fstatSync, openSync, readdirSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import ssh2 from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

const keyPair = () => utils.generateKeyPairSync('ed25519')

interface Options {
  folder: string
  user?: string
  password?: string
  /** A public key that opens it as well, as OpenSSH writes it. */
  publicKey?: string
}

/** A server of files over SFTP on this machine, of the library's own server part: it shows one folder. */
export async function sftpServer({ folder, user = 'editorial', password = 'agua-de-marzo', publicKey }: Options) {
  const host = keyPair()
  const state = { logins: 0, reads: 0, renames: [] as string[], breaksAfter: null as number | null, beforeLogin: async () => {} }
  const server = new Server({ hostKeys: [host.private] }, (client) => {
    client.on('error', () => undefined)
    client.on('authentication', async (asked) => {
      state.logins += 1
      await state.beforeLogin()
      const known = publicKey && utils.parseKey(publicKey)
      if (asked.username !== user) return asked.reject(['password', 'publickey'])
      if (asked.method === 'password' && asked.password === password) return asked.accept()
      if (asked.method === 'publickey' && known && !(known instanceof Error) && !Array.isArray(known)) {
        const fits = known.getPublicSSH().equals(asked.key.data)
        const signed = !asked.signature || (asked.blob && known.verify(asked.blob, asked.signature, asked.hashAlgo) === true)
        if (fits && signed) return asked.accept()
      }
      return asked.reject(['password', 'publickey'])
    })
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp()
        const open = new Map<number, { fd: number } | { listed: boolean; dir: string }>()
        let next = 0
        const handleOf = (what: { fd: number } | { listed: boolean; dir: string }) => {
          const handle = Buffer.alloc(4)
          handle.writeUInt32BE(next, 0)
          open.set(next, what)
          next += 1
          return handle
        }
        const at = (asked: string) => path.join(folder, path.posix.resolve('/', asked))
        const attrs = (stat: ReturnType<typeof statSync>) => ({
          mode: Number(stat!.mode),
          uid: 0,
          gid: 0,
          size: Number(stat!.size),
          atime: Math.trunc(Number(stat!.mtimeMs) / 1000),
          mtime: Math.trunc(Number(stat!.mtimeMs) / 1000),
        })
        const tried = (id: number, work: () => void) => {
          try {
            work()
          } catch (error) {
            const gone = (error as NodeJS.ErrnoException).code === 'ENOENT'
            sftp.status(id, gone ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE)
          }
        }
        sftp.on('REALPATH', (id, asked) =>
          sftp.name(id, [{ filename: path.posix.resolve('/', asked), longname: asked, attrs: {} as never }]),
        )
        for (const event of ['STAT', 'LSTAT'] as const)
          sftp.on(event, (id: number, asked: string) => tried(id, () => sftp.attrs(id, attrs(statSync(at(asked))))))
        sftp.on('OPENDIR', (id, asked) =>
          tried(id, () => {
            readdirSync(at(asked))
            sftp.handle(id, handleOf({ listed: false, dir: at(asked) }))
          }),
        )
        sftp.on('READDIR', (id, handle) => {
          const held = open.get(handle.readUInt32BE(0))
          if (!held || 'fd' in held || held.listed) return sftp.status(id, STATUS_CODE.EOF)
          held.listed = true
          sftp.name(
            id,
            readdirSync(held.dir, { withFileTypes: true }).map((entry) => ({
              filename: entry.name,
              longname: `${entry.isDirectory() ? 'd' : '-'}rw-r--r-- 1 a b 1 Jan 1 00:00 ${entry.name}`,
              attrs: attrs(statSync(path.join(held.dir, entry.name))),
            })),
          )
        })
        sftp.on('OPEN', (id, asked, flags) =>
          tried(id, () => {
            const mode = flags & OPEN_MODE.WRITE ? 'w' : 'r'
            sftp.handle(id, handleOf({ fd: openSync(at(asked), mode) }))
          }),
        )
        sftp.on('FSTAT', (id, handle) => {
          const held = open.get(handle.readUInt32BE(0))
          if (held && 'fd' in held) tried(id, () => sftp.attrs(id, attrs(fstatSync(held.fd))))
          else sftp.status(id, STATUS_CODE.FAILURE)
        })
        sftp.on('READ', (id, handle, offset, length) => {
          const held = open.get(handle.readUInt32BE(0))
          if (!held || !('fd' in held)) return sftp.status(id, STATUS_CODE.FAILURE)
          state.reads += 1
          if (state.breaksAfter !== null && state.reads > state.breaksAfter) return void client.end()
          const piece = Buffer.alloc(Math.min(length, 32_768))
          const read = readSync(held.fd, piece, 0, piece.length, offset)
          if (read === 0) sftp.status(id, STATUS_CODE.EOF)
          else sftp.data(id, piece.subarray(0, read))
        })
        sftp.on('WRITE', (id, handle, offset, data) => {
          const held = open.get(handle.readUInt32BE(0))
          if (!held || !('fd' in held)) return sftp.status(id, STATUS_CODE.FAILURE)
          writeSync(held.fd, data, 0, data.length, offset)
          sftp.status(id, STATUS_CODE.OK)
        })
        sftp.on('CLOSE', (id, handle) => {
          const held = open.get(handle.readUInt32BE(0))
          if (held && 'fd' in held) closeSync(held.fd)
          open.delete(handle.readUInt32BE(0))
          sftp.status(id, STATUS_CODE.OK)
        })
        for (const event of ['SETSTAT', 'FSETSTAT'] as const) sftp.on(event, (id: number) => sftp.status(id, STATUS_CODE.OK))
        sftp.on('REMOVE', (id, asked) =>
          tried(id, () => {
            rmSync(at(asked))
            sftp.status(id, STATUS_CODE.OK)
          }),
        )
        sftp.on('RENAME', (id, from, to) =>
          tried(id, () => {
            state.renames.push(`${from} ${to}`)
            renameSync(at(from), at(to))
            sftp.status(id, STATUS_CODE.OK)
          }),
        )
      })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    port,
    state,
    user,
    password,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A pair of keys as OpenSSH writes them. */
export const clientKeys = () => keyPair()
