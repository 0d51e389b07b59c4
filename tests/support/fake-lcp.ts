import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Answer, type Call, fakeServer } from './fake-server.ts'

const user = 'tienda'
const password = 'una-clave-larga'
export const lcpProvider = 'https://palaceshop.example'

/** The members of a partial license as license.schema.json and user.schema.json of Readium LCP have them, and what the server asks for besides. */
const Partial = z.object({
  provider: z.url(),
  user: z.strictObject({
    id: z.string().min(1),
    email: z.email().optional(),
    name: z.string().optional(),
    encrypted: z
      .array(z.enum(['email', 'name']))
      .refine((named) => new Set(named).size === named.length)
      .optional(),
  }),
  encryption: z.object({ user_key: z.object({ text_hint: z.string().min(1), hex_value: z.string().regex(/^[0-9a-fA-F]+$/) }) }),
  rights: z
    .strictObject({
      print: z.int().min(0).optional(),
      copy: z.int().min(0).optional(),
      start: z.iso.datetime().optional(),
      end: z.iso.datetime().optional(),
    })
    .optional(),
})
type Partial = z.output<typeof Partial>

interface Kept {
  id: string
  content: string
  partial: Partial
  status: 'ready' | 'active' | 'revoked' | 'cancelled' | 'expired' | 'returned'
  message: string
}

const problem = (status: number, detail: string): Answer => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ title: 'Problem', status, detail }),
})

/**
 * The License Server and the Status Server of readium-lcp-server 1.x as its wiki and its routes have them: partial licenses are checked, user
 * fields encrypted under the hash of the passphrase, licenses signed (by nobody), revoked where they are ready or active.
 */
export function fakeLcp() {
  const contents = new Set<string>()
  const licenses: Kept[] = []
  /** What the next calls are answered with instead. */
  const verdicts: Answer[] = []

  function document({ id, content, partial }: Kept): string {
    const key = Buffer.from(partial.encryption.user_key.hex_value, 'hex')
    const sealed = (text: string) => {
      const iv = randomBytes(16)
      const cipher = createCipheriv('aes-256-cbc', key, iv)
      return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64')
    }
    const { encrypted = [], ...plain } = partial.user
    const fields = Object.fromEntries(
      encrypted.flatMap((name) => (plain[name] === undefined ? [] : [[name, sealed(plain[name])]])),
    )
    return JSON.stringify({
      provider: partial.provider,
      id,
      issued: '2026-11-28T12:00:00Z',
      encryption: {
        profile: 'http://readium.org/lcp/basic-profile',
        content_key: {
          algorithm: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
          encrypted_value: sealed(randomBytes(32).toString('hex')),
        },
        user_key: {
          algorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
          text_hint: partial.encryption.user_key.text_hint,
          key_check: sealed(id),
        },
      },
      links: [
        { rel: 'publication', href: `https://books.example/${content}`, type: 'application/epub+zip' },
        { rel: 'status', href: `https://status.example/licenses/${id}/status` },
        { rel: 'hint', href: 'https://palaceshop.example/' },
      ],
      user: { ...plain, ...fields, encrypted },
      ...(partial.rights && { rights: partial.rights }),
      signature: { algorithm: 'test', certificate: '', value: createHash('sha256').update(id).digest('base64') },
    })
  }

  function partialIn(body: string): Partial | Answer {
    try {
      const read = Partial.safeParse(JSON.parse(body))
      if (!read.success) return problem(400, z.prettifyError(read.error))
      const { hex_value } = read.data.encryption.user_key
      return hex_value.length === 64 ? read.data : problem(400, "erroneous user_key.value, can't be decoded")
    } catch {
      return problem(400, 'invalid character looking for beginning of value')
    }
  }
  const licensed = (status: number, kept: Kept): Answer => ({
    status,
    type: 'application/vnd.readium.lcp.license.v1.0+json',
    body: `${document(kept)}\n`,
  })

  function revoke(kept: Kept, body: string): Answer {
    const { status, message = '' } = JSON.parse(body) as { status?: string; message?: string }
    if (status !== 'revoked' && status !== 'cancelled') return problem(400, 'The new status must be either cancelled or revoked')
    if (kept.status !== 'ready' && kept.status !== 'active')
      return problem(400, "The license is not on ready or active state, it can't be revoked")
    kept.status = kept.status === 'ready' ? 'cancelled' : 'revoked'
    kept.message = message
    return { status: 200, body: '' }
  }

  function answer({ method, path, headers, body }: Call): Answer {
    const verdict = verdicts.shift()
    if (verdict) return verdict
    const [, base, first = '', second] = /^\/(\w+)\/?([^/?]*)\/?(\w*)/.exec(path) ?? []
    const kept = licenses.find(({ id }) => id === first)
    if (base === 'ping') return { status: 200, body: '' }
    if (base === 'licenses' && second === 'status' && method === 'GET')
      return kept
        ? { status: 200, body: JSON.stringify({ id: kept.id, status: kept.status }) }
        : problem(404, 'License not found')
    if (headers.authorization !== `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
      return problem(401, 'User or password do not match!')
    if (base === 'licenses' && first === '' && method === 'GET') return { status: 200, body: '[]' }
    if (base === 'contents' && second === 'license' && method === 'POST') {
      const partial = partialIn(body)
      if ('status' in partial) return partial
      if (!contents.has(first)) return problem(404, 'content not found')
      licenses.push({ id: randomUUID(), content: first, partial, status: 'ready', message: '' })
      return licensed(201, licenses.at(-1)!)
    }
    if (base === 'licenses' && !kept) return problem(404, 'License not found')
    if (base === 'licenses' && second === 'status' && method === 'PATCH') return revoke(kept!, body)
    if (base === 'licenses' && second === '' && method === 'POST') {
      const partial = partialIn(body)
      if ('status' in partial) return partial
      return licensed(200, {
        ...kept!,
        partial: { ...kept!.partial, user: { ...partial.user, id: kept!.partial.user.id }, encryption: partial.encryption },
      })
    }
    return problem(404, path)
  }
  const server = fakeServer(answer)
  return {
    server,
    contents,
    licenses,
    verdicts,
    get door() {
      return { url: server.url, statusUrl: server.url, user, password, provider: lcpProvider }
    },
    /** The settings by which a shop reaches it. */
    get settings() {
      return {
        LCP_SERVER_URL: server.url,
        LCP_STATUS_URL: server.url,
        LCP_USER: user,
        LCP_PASSWORD: password,
        LCP_PROVIDER: lcpProvider,
      }
    },
  }
}
