import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { sentence } from '#api/messages.ts'
import { isLanguage, type Language } from '#kernel/language.ts'
import { askPassword, Ends, exits, type Terminal } from './terminal.ts'

interface Sent {
  query?: Record<string, string>
  /** A file is sent as it is, all else as JSON. */
  body?: object
  type?: string
  /** What the description says of a field that the shop finds wrong. */
  expects?: (field: string) => string
}

/** The staff API over HTTP, in the language of whoever types. */
export interface Shop {
  url: string
  language: Language
  terminal: Terminal
  send: (method: string, path: string, sent?: Sent) => Promise<Response>
  json: <Answer = Record<string, unknown>>(method: string, path: string, sent?: Sent) => Promise<Answer>
}

const keptFile = ({ env }: Terminal) =>
  env['STAFF_FILE'] || path.join(env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config'), 'palace-shop', 'staff.json')

function keptSession(terminal: Terminal): { url: string; token: string } | null {
  try {
    return JSON.parse(readFileSync(keptFile(terminal), 'utf8'))
  } catch {
    return null
  }
}

/** The shop that is meant. A token goes to no other than the one that gave it. */
export function shopAt(terminal: Terminal, given: Partial<Record<'server' | 'store' | 'lang', string>>): Shop {
  const { env } = terminal
  const kept = keptSession(terminal)
  const spoken = [given.lang, env['STAFF_LANG'], env['LC_ALL']?.slice(0, 2), env['LANG']?.slice(0, 2)]
  const language = spoken.find((one) => isLanguage(one)) ?? 'en'
  const url = (given.server ?? env['STAFF_URL'] ?? kept?.url ?? 'http://localhost:3000').replace(/\/$/, '')
  const token = env['STAFF_TOKEN'] ?? (kept?.url === url ? kept.token : undefined)
  const store = given.store ?? env['STAFF_SHOP']
  const unreachable = ({ cause, message }: Error) =>
    Promise.reject(new Ends(exits.unreachable, `${sentence('http.unavailable', language)} ${url}: ${cause ?? message}`))
  const send: Shop['send'] = async (method, place, { query = {}, body, type = 'application/json', expects = () => '' } = {}) => {
    const asked = new URLSearchParams({ lang: language, ...(store && { store }), ...query })
    const ends = new AbortController()
    const waiting = setTimeout(() => ends.abort(new Error('timeout')), body instanceof Blob ? 600_000 : 30_000)
    const answer = await fetch(`${url}/api/staff${place}?${asked}`, {
      method,
      signal: ends.signal,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }) },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    })
      .catch(unreachable)
      .finally(() => clearTimeout(waiting))
    if (answer.ok) return answer
    const read = (await answer.json().catch(() => null)) as Record<string, unknown> | null
    throw new Ends(answer.status === 401 ? exits.signedOut : exits.refused, refusal(answer.status, read, expects), read?.['code'])
  }
  const json: Shop['json'] = async (...sent) => (await send(...sent)).json().catch(unreachable)
  return { url, language, terminal, send, json }
}

/** The shop's own sentence, and for each wrong field its own with what the description expects there. */
function refusal(status: number, read: Record<string, unknown> | null, expects: (field: string) => string): string {
  const { detail = String(status), request_id, details: _, ...fields } = read ?? {}
  const lines = Object.entries(fields).flatMap(([field, said]) =>
    Array.isArray(said) ? `  --${field}: ${said.join(' ')}  ${expects(field)}`.trimEnd() : [],
  )
  return [detail, ...lines, ...(status >= 500 ? [`  request ${request_id}`] : [])].join('\n')
}

interface Entered {
  token: string
  staff: { name: string; roles: string[] }
  factor: { pending: string } | null
}

/** Opens a session, kept in a file that only its owner can read. @returns who signed in */
export async function signIn(shop: Shop, email?: string, code = ''): Promise<string> {
  const enter = (place: string, body: object) => shop.json<Entered>('POST', place, { body })
  const first = await enter('/login/', { email, password: await askPassword(shop.terminal, shop.language) })
  // Six figures are an app's, anything else is of the paper.
  const proof = { [/^\d{6}$/.test(code) ? 'factor_code' : 'recovery_code']: code }
  const { token, staff } = first.factor ? await enter('/login/factor/', { pending: first.factor.pending, ...proof }) : first
  const file = keptFile(shop.terminal)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // A file that others could read is not written into.
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ url: shop.url, token }), { mode: 0o600, flag: 'wx' })
  return `${staff.name}  ${staff.roles.join(', ')}  ${file}`
}

/** Ends the session and forgets it. */
export async function signOut(shop: Shop): Promise<string> {
  await shop.send('POST', '/logout/')
  rmSync(keptFile(shop.terminal), { force: true })
  return ''
}

/** Does what may ask who it is again: whoever is at a keyboard, or set STAFF_PASSWORD, says so and the act goes on. */
export async function confirmed<Answer>(shop: Shop, act: () => Promise<Answer>): Promise<Answer> {
  const { env, stdin, stderr } = shop.terminal
  try {
    return await act()
  } catch (error) {
    const canSay = env['STAFF_PASSWORD'] !== undefined || stdin.isTTY === true
    if (!(error instanceof Ends) || error.code !== 'staff.login_again' || !canSay) throw error
    stderr.write(`${error.message}\n`)
    await shop.send('POST', '/session/confirm/', { body: { password: await askPassword(shop.terminal, shop.language) } })
    return act()
  }
}
