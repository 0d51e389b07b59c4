import type { Pool } from '#kernel/db.ts'
import { fileOf, isTable, say } from '#modules/goods/imports/files.ts'
import { begin } from '#modules/goods/imports/runs.ts'
import { followImports, markBegun, markFailed, nextToBegin } from './fetched.sql.ts'

/**
 * Says of fetched files what became of them, and has the next one tried or brought in.
 * @returns how many moved on
 */
export async function bringNext(db: Pool): Promise<number> {
  const followed = await followImports(db)
  const begun = await db.begin(async (tx) => {
    const next = await nextToBegin(tx)
    if (!next) return 0
    const file = await fileOf(tx, next.import_file_id)
    // Somebody has to say once what the columns of this supplier hold.
    if (isTable(file.kind) && !file.mapping.ean) {
      await markFailed(tx, next.id, { code: 'imports.not_mapped', detail: '' })
      return 1
    }
    if (next.supplier !== null) await say(tx, file.id, { source: next.supplier, mapping: file.mapping })
    const kind = next.brings
    await markBegun(tx, next.id, await begin(tx, file.id, { kind, acceptsPrices: next.accepts_prices, staffId: next.saved_by }))
    return 1
  })
  return followed + begun
}
