import { type PreparedQuery, plain } from './link.ts'
import type { Answer } from './question.ts'

let cursors = 0

/** Reads a statement some rows at a time, inside a transaction. */
export async function* fetchAll(
  asker: { ask(asked: PreparedQuery): Promise<Answer> },
  asked: PreparedQuery,
  size: number,
): AsyncGenerator<unknown[]> {
  const name = `walk_${++cursors}`
  await asker.ask({ ...asked, text: `declare ${name} no scroll cursor for ${asked.text}`, changing: true })
  let closed = false
  try {
    for (;;) {
      const { rows } = await asker.ask(plain(`fetch ${size} from ${name}`))
      if (rows.length > 0) yield rows
      if (rows.length < size) return
    }
  } catch (error) {
    closed = true
    throw error
  } finally {
    if (!closed) await asker.ask(plain(`close ${name}`))
  }
}
