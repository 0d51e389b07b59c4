import { spawn } from 'node:child_process'
import { bareEnvironment } from './bare-environment.ts'
import { root } from './source-files.ts'
import type { CommandGiven, CommandOutput } from './staff-terminal.ts'

/** The command line of the staff as it is typed, in a process of its own. */
export const staffProcessAt =
  ({ file, url }: { file: string; url: () => string }) =>
  (words: readonly string[], { env = {}, input = '' }: CommandGiven = {}): Promise<CommandOutput> => {
    const child = spawn(process.execPath, ['scripts/staff/staff.ts', ...words], {
      cwd: root,
      env: {
        ...bareEnvironment,
        STAFF_FILE: file,
        STAFF_URL: url(),
        ...env,
      },
    })
    const output: CommandOutput = { exit: -1, out: '', err: '' }
    child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
    child.stdin.end(input)
    return new Promise((done) => child.once('close', (exit) => done({ ...output, exit: exit ?? -1 })))
  }
