import postgres from 'postgres'
import type { Pool } from '#kernel/db.ts'

/** int8 and numeric: ids and sums of this shop stay below 2^53, so they are plain numbers. */
const numbers = { to: 0, from: [20, 1700], serialize: String, parse: Number }
/** A day stays the text that it is: reading it as an instant would move it by a time zone. */
const days = { to: 1082, from: [1082], serialize: String, parse: String }

/** A pool of connections; bigint and numeric arrive as numbers, days as yyyy-mm-dd. */
export const connect = (url: string, { max = 10 }: { max?: number } = {}): Pool =>
  postgres(url, {
    max,
    onnotice: () => {},
    connection: { application_name: 'palace-shop', jit: 'off' },
    types: { numbers, days } as never,
  })
