import { accessSync, constants, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Config, givenFor } from '#api/config.ts'
import { diskOf, lastBackup } from '#api/machine.ts'
import { certificatesOf } from '#api/watched-certificates.ts'
import { faultSentence } from '#database/fault-sentence.ts'
import { requireDatabase } from '#database/reach.ts'
import { runningServer } from '#importers/database.ts'
import { attentionTexts } from '#modules/platform/systems/attention-words.ts'
import { lookAt } from './database.sql.ts'
import { type Finding, note, well, wrong } from './finding.ts'

/** More than this, and what is due "now" is due at another time for the database than for the shop. */
const mostOffMs = 2_000

const newestMigration = (): number =>
  Math.max(...readdirSync(new URL('../../database/migrations', import.meta.url)).map((name) => Number.parseInt(name, 10)))

/** The folder itself, or the nearest above it that is there: the start makes those between. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(path.dirname(path.resolve(folder))))

/** Those that belong to others rightly: root hands the database over to another user, and a disk and a backup have their own. */
const ownersOfTheirOwn = ['lost+found', 'last-backup']

/** What lies in the folder and belongs to somebody else: a command that root ran leaves such files, and the shop cannot write them. */
const ofOthers = (folder: string, owner: number): string[] =>
  readdirSync(folder).filter(
    (name) =>
      lstatSync(path.join(folder, name)).uid !== owner &&
      !ownersOfTheirOwn.includes(name) &&
      !(owner === 0 && name === 'postgres'),
  )

/** Root may write anywhere, which says nothing of the user who runs the shop: whose the folder is, is told instead. */
export function lookAtData({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, asRoot = process.getuid?.() === 0): Finding {
  const folder = nearest(DATA_DIR)
  try {
    readdirSync(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { uid } = statSync(folder)
    const others = folder === DATA_DIR ? ofOthers(folder, uid) : []
    if (others.length > 0)
      return wrong(
        'data',
        `not all of ${DATA_DIR} belongs to whom the folder belongs to, and the shop cannot write it: chown ${others.join(', ')}`,
      )
    if (!asRoot) return well('data', DATA_DIR)
    const owner = uid === 0 ? 'root as well' : `the user ${uid}`
    return note(
      'data',
      `${folder}, looked at as root, who may write anywhere: the shop may where it runs as ${owner}, whose it is`,
    )
  } catch (error) {
    return wrong('data', faultSentence(error) ?? String(error))
  }
}

export const lookAtSecret = (config: Config): Finding[] =>
  config.DATABASE_URL && givenFor.get(config)?.['SECRET'] === undefined
    ? [note('secret', 'made by this machine: other processes on the same database need the same SECRET')]
    : []

/** The database as it is, open or closed; one that comes along is not started for it. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const url = config.DATABASE_URL ?? (await runningServer(path.join(config.DATA_DIR, 'postgres')))
  if (url === null) return [note('database', 'the one that comes along is not running: open the shop to have it looked at')]
  try {
    await requireDatabase(url, { patience: 0 })
    const machine = {
      disk: await diskOf(config.DATA_DIR),
      backup_at: await lastBackup(config.DATA_DIR),
      certificates: await certificatesOf(config).look(),
    }
    const { version, schema, aheadMs, concerns } = await lookAt(url, {
      machine,
      sendsMail: config.SMTP_URL !== undefined,
      filesFault: null,
    })
    const newest = newestMigration()
    const ofSchema =
      schema === null || schema < newest
        ? note('schema', `at ${schema ?? 0}: the next start brings it to ${newest}; take a backup first`)
        : schema > newest
          ? wrong('schema', `at ${schema}, this version knows ${newest}: start the newer version`)
          : well('schema', `at ${schema}`)
    const ofClock =
      Math.abs(aheadMs) > mostOffMs
        ? wrong('clock', `the database's is ${Math.round(aheadMs / 1_000)} s off this machine's: let NTP set both`)
        : well('clock', "this machine's and the database's agree")
    return [
      well('database', `PostgreSQL ${version}`),
      ofSchema,
      ofClock,
      ...concerns.map(({ concern, about }) => wrong(concern, attentionTexts.en[concern](about))),
    ]
  } catch (error) {
    return [wrong('database', faultSentence(error) ?? String(error))]
  }
}
