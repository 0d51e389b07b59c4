import { openServer } from '#modules/platform/file-exchange/server.ts'
import { openLocal } from '#modules/platform/outside/local-folder.ts'
import type { RemoteFile, RemoteFolder } from '#modules/platform/outside/remote-folder.ts'
import type { FetchDeps } from './deps.ts'
import { fitsPattern } from './pattern.ts'
import type { SourceRow } from './sources.sql.ts'

/** The place of a source. @throws OutsideFault */
export function openSource(source: SourceRow, { sftp, incomingDir }: FetchDeps): Promise<RemoteFolder> {
  const { kind, host, port, username, credential, host_key, folder } = source
  if (kind === 'folder' || !host || !port || !username || !credential) return openLocal(incomingDir, folder)
  return openServer({ host, port, username, credential, host_key, folder }, sftp)
}

/** Its files, the oldest first. */
export async function filesOf(folder: RemoteFolder, pattern: string): Promise<RemoteFile[]> {
  const there = (await folder.list()).filter(({ name }) => name.length <= 255 && fitsPattern(pattern, name))
  return there.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime() || (a.name < b.name ? -1 : 1))
}
