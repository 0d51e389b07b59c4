import { jwtVerify, SignJWT } from 'jose'
import type { Db, Tx } from '#kernel/db.ts'
import { inEachLanguage, type Localized, languages } from '#kernel/language.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { type Kinds, kindNamed } from './kinds.ts'
import { publishDraft } from './publish.ts'
import { textRecord } from './record.ts'
import { prefixOf } from './texts.sql.ts'

/** What is looked at before it is published. */
export interface Previewed {
  kind: string
  record: string
}

/** A link to somebody without an account lives as long. */
const days = 3
/** Another than that of tokens for the API: neither opens what the other does. */
const issuer = 'palace-shop-preview'
const key = (secret: string) => new TextEncoder().encode(secret)

const signed = ({ kind, record }: Previewed, secret: string, until: Date): Promise<string> =>
  new SignJWT({ kind, record })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(until.getTime() / 1000))
    .sign(key(secret))

/** What a link lets its bearer look at; null for one that is forged or has ended. */
export async function readPreview(token: string, secret: string, now = new Date()): Promise<Previewed | null> {
  try {
    const { payload } = await jwtVerify<Previewed>(token, key(secret), { issuer, algorithms: ['HS256'], currentDate: now })
    return { kind: payload.kind, record: payload.record }
  } catch {
    return null
  }
}

/**
 * Publishes every draft of a record for the length of a transaction that nobody commits, and shows the record where it is withheld:
 * what is read in it meanwhile is what visitors would read.
 */
export async function asIfPublished(tx: Tx, kinds: Kinds, { kind: name, record }: Previewed, now: Date): Promise<void> {
  const kind = kindNamed(kinds, name)
  for (const language of languages) await publishDraft(tx, { kind, record, language }, now, { half: true })
  if ((await kind.shown?.is(tx, record)) === false) await kind.shown?.set(tx, record, true, now)
  await kind.brought?.(tx, record, now)
}

/** Where a record is read in each language, with a link that shows it as it is being written. @throws NotFound */
export async function previewLinks(
  db: Tx,
  kind: TextKind,
  { record, kinds, secret, now }: { record: string; kinds: Kinds; secret: string; now: Date },
) {
  const { storefront } = await textRecord(db, kind, record, 'es')
  const until = new Date(now.getTime() + days * 86_400_000)
  const token = await signed({ kind: kind.kind, record }, secret, until)
  const paths = await pathsOf(db, kind, { record, kinds, prefix: await prefixOf(db, storefront), now })
  const hrefs = inEachLanguage((language) => paths[language] && `${paths[language]}?preview=${token}`)
  return { hrefs, until: until.toISOString() }
}

/** The addresses that it would have; what is withheld has none until it is shown. */
async function pathsOf(
  db: Tx,
  kind: TextKind,
  { record, kinds, prefix, now }: { record: string; kinds: Kinds; prefix: string; now: Date },
): Promise<Localized<string | null>> {
  const read = async (from: Db) => {
    const found = languages.map(async (language) => [language, (await kind.seenAt?.(from, { record, prefix, language })) ?? null])
    return Object.fromEntries(await Promise.all(found)) as Localized<string | null>
  }
  return undone(db, async (tx) => {
    await asIfPublished(tx, kinds, { kind: kind.kind, record }, now)
    return read(tx)
  })
}

/** What `look` reads after changes of which nothing stays. */
export async function undone<T>(db: Pick<Tx, 'begin'>, look: (tx: Tx) => Promise<T>): Promise<T> {
  let seen: { value: T } | undefined
  const done = new Error('undone')
  await db
    .begin(async (tx) => {
      seen = { value: await look(tx) }
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  return seen!.value
}
