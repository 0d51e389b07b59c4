import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of new hashes: 32 MiB and about a fifth of a second on one core; next to nothing where only tests read them. */
export const costIn = (environment: string | undefined) =>
  environment === 'test' ? { N: 2 ** 11, r: 8, p: 1 } : { N: 2 ** 15, r: 8, p: 3 }
const current = costIn(process.env['NODE_ENV'])
const hashBytes = 32
export const shortestPassword = 8

const derive = (password: string, salt: Buffer, { N, r, p }: typeof current): Promise<Buffer> => {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}

/** A slow salted hash that carries its parameters, `scrypt$N$r$p$salt$hash`, so that they may grow (U-33). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, current)
  return ['scrypt', current.N, current.r, current.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password is the one of a stored hash; without a hash (an unknown e-mail) it works as long and says no. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt = '', hash = ''] = (stored ?? '').split('$')
  if (scheme !== 'scrypt') {
    await derive(password, randomBytes(16), current)
    return false
  }
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Whether a stored hash was made with weaker parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(`scrypt$${current.N}$${current.r}$${current.p}$`)
