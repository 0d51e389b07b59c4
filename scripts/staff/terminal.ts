import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { fieldSentence } from '#api/validation.ts'
import type { Language } from '#kernel/language.ts'

/** Where a command is typed and answers; `process` is one. */
export interface Terminal {
  env: Record<string, string | undefined>
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

/** From STAFF_PASSWORD, from the keyboard without showing it, or the first line of standard input; never from an argument, which others can see. */
export async function askPassword({ env, stdin, stderr }: Terminal, language: Language): Promise<string> {
  if (env['STAFF_PASSWORD']) return env['STAFF_PASSWORD']
  const asks = fieldSentence('password', 'form.missing', { language, staff: true })
  if (stdin.isTTY) stderr.write(`${asks} `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true })
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
    if (stdin.isTTY) stderr.write('\n')
  }
  throw new Ends(exits.usage, asks)
}
