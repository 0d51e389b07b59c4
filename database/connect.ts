import postgres from 'postgres'
import type { Pool } from '#kernel/db.ts'

/** int8 and numeric: ids and sums of this shop stay below 2^53, so they are plain numbers. */
const numbers = { to: 0, from: [20, 1700], serialize: String, parse: Number }
/** A day stays the text that it is: reading it as an instant would move it by a time zone. */
const days = { to: 1082, from: [1082], serialize: String, parse: String }

type Socket = (options: { host: string[]; port: number[]; path?: string | null | undefined }) => Promise<unknown>

/** A pool of connections; bigint and numeric arrive as numbers, days as yyyy-mm-dd. */
export const connect = (url: string, { max = 10, socket }: { max?: number; socket?: Socket } = {}): Pool =>
  postgres(url, {
    max,
    ...(socket && { socket }),
    onnotice: () => {},
    connection: { application_name: 'palace-shop', jit: 'off' },
    types: { numbers, days } as never,
  })
