import { existsSync, mkdtempSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { passwordFile } from '#database/embedded/credentials.ts'
import { openDatabase } from '#importers/database.ts'
import { differencesOf, type Finding, reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { restoreBackup } from './restore-into.ts'

/** The books of the shop that an environment names, opened for it alone. */
export async function booksOf(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const database = await openDatabase(environment)
  try {
    return await reconcile(database.sql)
  } finally {
    await database.close()
  }
}

/**
 * Restores a backup into an empty place beside it, opens its database and compares its books; the place is gone afterwards.
 * @returns the findings, differing or not.
 * @throws Error where it cannot be restored.
 */
export async function checkBackup(folder: string): Promise<Finding[]> {
  const place = mkdtempSync(path.join(path.dirname(folder), '.check-'))
  try {
    await restoreBackup(folder, { dataDir: place })
    return await booksOf({ DATA_DIR: place })
  } finally {
    // For root the database may lie elsewhere, with a link to it here.
    const database = path.join(place, 'postgres')
    const real = existsSync(database) ? realpathSync(database) : database
    for (const left of [real, passwordFile(real), place]) await rm(left, { recursive: true, force: true })
  }
}

export { differencesOf }
