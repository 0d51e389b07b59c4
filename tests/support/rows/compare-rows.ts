import { inject } from 'vitest'
import { watchRows } from '#database/driver/watching-rows.ts'
import { comparison } from './compare.ts'
import { statedIn } from './kept.ts'

// Read once a worker, handed over for each file: the driver may be another instance than that of the file before.
const asked = globalThis as { rowsCompared?: { file: string; compare: ReturnType<typeof comparison> } }
const file = inject('statedRows')
if (asked.rowsCompared?.file !== file) asked.rowsCompared = { file, compare: comparison(statedIn(file)) }
watchRows(asked.rowsCompared.compare)
