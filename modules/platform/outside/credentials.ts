import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OutsideFault } from './fault.ts'

/** What a credential is called: a file of this name in the folder of credentials. */
export const credentialName = /^[a-z0-9][a-z0-9-]{0,39}$/

export type Credential = { password: string } | { privateKey: string; passphrase?: string }

const read = (folder: string, name: string): Promise<string | null> =>
  readFile(path.join(folder, name), 'utf8').then(
    (text) => text.replace(/\r?\n$/, ''),
    () => null,
  )

/**
 * The password or private key that a file holds; the passphrase of a key stands in a file beside it, NAME.passphrase. It is read as
 * it is needed and kept nowhere.
 * @throws OutsideFault where there is none
 */
export async function readCredential(folder: string, name: string): Promise<Credential> {
  const text = credentialName.test(name) ? await read(folder, name) : null
  if (!text) throw new OutsideFault('outside.no_credential', name)
  if (!text.startsWith('-----BEGIN ')) return { password: text }
  const passphrase = await read(folder, `${name}.passphrase`)
  return { privateKey: `${text}\n`, ...(passphrase && { passphrase }) }
}
