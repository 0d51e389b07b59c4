import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Ends, exits } from './client.ts'

/** From STAFF_PASSWORD, from the keyboard without showing it, or the first line of standard input. */
export async function askPassword(question: string): Promise<string> {
  const given = process.env['STAFF_PASSWORD']
  if (given) return given
  const shows = process.stdin.isTTY === true
  if (shows) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: shows })
  try {
    for await (const line of lines) return line
  } finally {
    lines.close()
    if (shows) process.stderr.write('\n')
  }
  throw new Ends(exits.usage, 'No password was given.')
}
