import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, hash: Buffer) => void

const { scrypt } = crypto

/**
 * A password's hash costs a fifth of a second of the processor, which is what it is for (modules/people/access/password.ts). Journeys open
 * accounts and sign in some three hundred times, on shops in production mode: these, and what writes accounts for them, load this first.
 */
crypto.scrypt = ((password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...options, N: Math.min(options.N ?? 2 ** 11, 2 ** 11), p: 1 }, done)) as typeof scrypt
syncBuiltinESMExports()
