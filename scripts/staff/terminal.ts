import type { Readable, Writable } from 'node:stream'
import type { Environment } from './kept-session.ts'

/** Where a command is typed and answers; `process` is one. */
export interface Terminal {
  env: Environment
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable & { isTTY?: boolean; columns?: number }
  stderr: Writable
}
