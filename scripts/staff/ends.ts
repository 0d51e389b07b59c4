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
