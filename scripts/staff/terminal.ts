import type { Readable, Writable } from 'node:stream'

export type Environment = Record<string, string | undefined>

/** Where a command is typed and answers; `process` is one. */
export interface Terminal {
  env: Environment
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable & { isTTY?: boolean; columns?: number }
  stderr: Writable
}

/** How a command ends: done, refused by the shop, called wrongly, not signed in, shop not reached. */
export const exits = { done: 0, refused: 1, usage: 2, signedOut: 3, unreachable: 4 } as const

/** A sentence for the person at the keyboard and the code to end with. */
export class Ends extends Error {
  readonly exit: number
  readonly code: unknown
  constructor(exit: number, sentence: string, code: unknown = null) {
    super(sentence)
    this.exit = exit
    this.code = code
  }
}
