import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fieldSentence } from '#api/validation.ts'
import type { Language } from '#kernel/language.ts'
import { Ends, exits, type Terminal } from './terminal.ts'

/** From STAFF_PASSWORD, from the keyboard without showing it, or the first line of standard input; never from an argument, which others can see. */
export async function askPassword({ env, stdin, stderr }: Terminal, language: Language): Promise<string> {
  if (env['STAFF_PASSWORD']) return env['STAFF_PASSWORD']
  const asks = fieldSentence('password', 'form.missing', { language, staff: true })
  const shows = stdin.isTTY === true
  if (shows) stderr.write(`${asks} `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: shows })
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
    if (shows) stderr.write('\n')
  }
  throw new Ends(exits.usage, asks)
}
