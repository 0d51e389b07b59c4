import { inject } from 'vitest'
import { watchRows } from '#database/driver/watching-rows.ts'
import { comparison } from './compare.ts'
import { statedIn } from './kept.ts'

// Once a worker: it keeps what it has loaded.
const asked = globalThis as { rowsAreCompared?: string }
const file = inject('statedRows')
if (asked.rowsAreCompared !== file) {
  watchRows(comparison(statedIn(file)))
  asked.rowsAreCompared = file
}
