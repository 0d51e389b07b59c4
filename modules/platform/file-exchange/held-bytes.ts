import { createHash } from 'node:crypto'

/** Longer than a server may say nothing. */
const leaseMs = 180_000
const renewMs = 30_000

/** Another process took over what this one was at: what it holds of it is nobody's. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** There came more than may. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Until when a process has what it takes now, unless it says again that it lives. */
export const leaseEnds = (now = new Date()) => new Date(now.getTime() + leaseMs)

/**
 * The bytes of a file on its way, counted and hashed as they pass, while its lease is kept.
 * @param keeps says that this process lives; false where another took over
 */
export function heldBytes(keeps: (until: Date) => Promise<boolean>, most = Infinity) {
  const hash = createHash('sha256')
  let bytes = 0
  let renewed = Date.now()
  let lost = false
  return {
    /** @throws LeaseLost, TooLarge */
    async *through(pieces: AsyncIterable<string | Buffer>) {
      for await (const piece of pieces) {
        const part = typeof piece === 'string' ? Buffer.from(piece) : piece
        bytes += part.length
        if (bytes > most) throw new TooLarge()
        hash.update(part)
        if (Date.now() - renewed > renewMs) {
          renewed = Date.now()
          lost = !(await keeps(leaseEnds()))
          if (lost) throw new LeaseLost()
        }
        yield part
      }
    },
    /** Whether the lease was lost on the way, for whoever is told of it as a fault of the line. */
    lost: () => lost,
    /** What came, once all of it has. */
    sum: () => ({ bytes, hash: hash.digest('hex') }),
  }
}
