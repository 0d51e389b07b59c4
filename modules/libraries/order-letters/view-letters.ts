import type { OrderLetter } from './contract.ts'
import type { OrderLetterRow } from './order-letters.sql.ts'

export const letterView = (row: OrderLetterRow): OrderLetter => ({
  letter: row.id,
  number: row.number,
  comments: row.comments,
  file: row.file_name || null,
  reading: row.reading_id,
  by: row.by,
  date: row.sent_at.toISOString(),
  state: row.state,
  handled: row.handled_at?.toISOString() ?? null,
})
