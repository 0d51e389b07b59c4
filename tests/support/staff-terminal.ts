import { Readable, Writable } from 'node:stream'
import { staffCommand } from '../../scripts/staff/command.ts'

export interface CommandOutput {
  exit: number
  out: string
  err: string
}

export interface CommandGiven {
  env?: Record<string, string>
  input?: string
}

/** The command line of the staff with a terminal of its own, in this process: what a process adds has tests of its own (staff-process.ts). */
export const staffAt =
  ({ file, url }: { file: string; url: () => string }) =>
  async (words: readonly string[], { env = {}, input = '' }: CommandGiven = {}): Promise<CommandOutput> => {
    const said = { out: '', err: '' }
    const into = (name: keyof typeof said) =>
      new Writable({
        write(piece: Buffer, _encoding, done) {
          said[name] += piece.toString()
          done()
        },
      })
    const exit = await staffCommand(words, {
      env: { STAFF_FILE: file, STAFF_URL: url(), ...env },
      stdin: Readable.from([Buffer.from(input)]),
      stdout: into('out'),
      stderr: into('err'),
    })
    return { exit, ...said }
  }

export const jsonOf = ({ out }: CommandOutput) => JSON.parse(out)
