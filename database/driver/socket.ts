import { Socket } from 'node:net'

interface Chunk {
  chunk: Buffer
  encoding: BufferEncoding
}

/**
 * A socket that sends what is written in one turn as one piece: a statement is written in five parts, and a transaction asks several at
 * once, each of which would be a call of the system.
 */
export class GatheringSocket extends Socket {
  #gathering = false

  /** Holds back what is written until the turn is over. */
  gather() {
    if (this.#gathering) return
    this.#gathering = true
    this.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.uncork()
    })
  }

  override _writev(chunks: Chunk[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done)
  }
}
