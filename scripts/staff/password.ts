import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Ends, exits } from './ends.ts'
import type { Terminal } from './terminal.ts'
import type { CommandWords } from './words.ts'

/** From STAFF_PASSWORD, from the keyboard without showing it, or the first line of standard input; never from an argument, which others can see. */
export async function askPassword(question: string, words: CommandWords, { env, stdin, stderr }: Terminal): Promise<string> {
  const given = env['STAFF_PASSWORD']
  if (given) return given
  const shows = stdin.isTTY === true
  if (shows) stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: shows })
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
    if (shows) stderr.write('\n')
  }
  throw new Ends(exits.usage, words.noPassword)
}
