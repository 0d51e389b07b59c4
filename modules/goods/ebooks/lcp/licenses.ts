import type { Pool } from '#kernel/db.ts'
import { NotFound, ShopError } from '#kernel/errors.ts'
import { boughtLine } from '../ebooks.sql.ts'
import { stateOf } from '../rules.ts'
import { hints } from './hint-words.ts'
import type { Licensed, LicenseServer, PartialLicense } from './license-server.ts'
import {
  forgetWanted,
  keepLicense,
  type LicenseeRow,
  licenseeOf,
  licenseOf,
  lineOf,
  noteRevoked,
  noteRevokeTrouble,
  noteWanted,
  takeClosed,
  takeWanted,
} from './licenses.sql.ts'
import { hashOf, passphraseOf, readerId } from './passphrase.ts'

/** What licenses are made with. */
export interface LicenseDeps {
  /** Null: this shop has none, and sells nothing that needs one. */
  licenses: LicenseServer | null
  secret: string
}

/** What a license is asked for with. A purchase has no end; what may be printed and copied is the publisher's. */
export function partialLicense(secret: string, licensee: LicenseeRow): PartialLicense {
  const { keeper, name, email, language, print_pages: print, copy_characters: copy } = licensee
  const rights = { ...(print !== null && { print }), ...(copy !== null && { copy }) }
  return {
    user: {
      id: readerId(secret, keeper),
      name,
      ...(email !== null && { email }),
      encrypted: email === null ? ['name'] : ['name', 'email'],
    },
    encryption: { user_key: { text_hint: hints[language], hex_value: hashOf(passphraseOf(secret, keeper)) } },
    ...(Object.keys(rights).length > 0 && { rights }),
  }
}

/** Licenses that are asked for in this process: whoever asks for the same one meanwhile waits for it. */
const asking = new Map<number, Promise<Licensed>>()

async function askFor(db: Pool, { licenses, secret }: LicenseDeps, line: number, now: Date): Promise<Licensed> {
  const licensee = await licenseeOf(db, line)
  if (!licenses) return { kind: 'refused', sentence: 'no licence server is set' }
  if (!licensee) return { kind: 'refused', sentence: 'the line was not sold under LCP' }
  const partial = partialLicense(secret, licensee)
  const before = await licenseOf(db, line)
  if (before !== undefined) return licenses.fresh(before, partial)
  if (licensee.content_id === null) return { kind: 'refused', sentence: 'the title has no encrypted publication' }
  const made = await licenses.issue(licensee.content_id, partial)
  if (made.kind === 'license') await db.begin((tx) => keepLicense(tx, line, made.id, now))
  return made
}

/**
 * The license document of a purchase: made when it is first fetched, and as it stands now afterwards. What the server does not give is asked for again.
 * @throws ShopError unavailable 'ebooks.lcp_away'
 */
export async function licenseFor(db: Pool, deps: LicenseDeps, line: number, now: Date): Promise<string> {
  const asked = asking.get(line) ?? askFor(db, deps, line, now).finally(() => asking.delete(line))
  asking.set(line, asked)
  const license = await asked
  if (license.kind === 'license') return license.document
  await noteWanted(db, line, license.sentence, now)
  throw new ShopError('unavailable', 'ebooks.lcp_away')
}

/** Asks again for one license that was not given, so that it is there when its reader comes back. @returns how many were asked for @throws Error where it was in vain */
export async function askAgain(db: Pool, deps: LicenseDeps, now: Date): Promise<number> {
  const line = await takeWanted(db, now)
  if (line === undefined) return 0
  const row = await db.begin((tx) => boughtLine(tx, line))
  const isOver = !row || stateOf(row, now) === 'closed'
  const license = isOver ? null : await askFor(db, deps, line, now)
  if (!license || license.kind === 'license') await forgetWanted(db, line)
  else {
    await noteWanted(db, line, license.sentence, now)
    throw new Error(`The licence server gave no license: ${license.sentence}`)
  }
  return 1
}

/** Revokes one license whose purchase was called off or given back. @returns how many were asked to be @throws Error where it was in vain */
export async function revokeNext(db: Pool, { licenses }: LicenseDeps, now: Date): Promise<number> {
  if (!licenses) return 0
  const license = await takeClosed(db, now)
  if (license === undefined) return 0
  const told = await licenses.revoke(license, 'The purchase was called off or given back.')
  if (told.kind === 'done') {
    await noteRevoked(db, license, now)
    return 1
  }
  await noteRevokeTrouble(db, license, told.sentence)
  throw new Error(`The status server did not revoke a license: ${told.sentence}`)
}

/**
 * Whose a license is, as the status server asks a bookseller when it hands out a fresh one.
 * @throws NotFound 'ebooks.no_license'
 */
export async function userDataOf(db: Pool, { secret }: LicenseDeps, license: string) {
  const line = await lineOf(db, license)
  const licensee = line === undefined ? undefined : await licenseeOf(db, line)
  if (!licensee) throw new NotFound('ebooks.no_license')
  const { user, encryption } = partialLicense(secret, licensee)
  return {
    id: user.id,
    name: user.name ?? '',
    email: user.email ?? '',
    passphrasehash: encryption.user_key.hex_value,
    hint: encryption.user_key.text_hint,
  }
}
