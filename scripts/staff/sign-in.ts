import type { Client } from './client.ts'
import { Ends, exits } from './ends.ts'
import { type Environment, forget, keep } from './kept-session.ts'
import { askPassword } from './password.ts'
import type { Terminal } from './terminal.ts'
import { wordsFor } from './words.ts'

interface Entered {
  token: string | null
  staff: { name: string; roles: string[] } | null
  factor: { pending: string } | null
}

/** Six figures are an app's, anything else is of the paper. */
function proofOf({ words }: Client, pending: string, code: string | undefined) {
  if (!code) throw new Ends(exits.usage, words.noFactor)
  return { pending, ...(/^\d{6}$/.test(code) ? { factor_code: code } : { recovery_code: code }) }
}

/** Opens a session, kept in a file that only its owner can read. */
export async function signIn(shop: Client, terminal: Terminal, given: Record<string, string>): Promise<string> {
  const { words } = shop
  const { email, code } = given
  if (!email) throw new Ends(exits.usage, words.noEmail)
  const password = await askPassword(words.passwordOf(email), words, terminal)
  const enter = (place: string, body: object) => shop.json<Entered>('POST', place, { body, signedOut: true })
  const first = await enter('/login/', { email, password })
  const { token, staff } = first.factor ? await enter('/login/factor/', proofOf(shop, first.factor.pending, code)) : first
  if (!token || !staff) throw new Ends(exits.refused, words.notTheShop(shop.url))
  const chosen = await chosenLanguage(shop.url, token)
  const file = keep(terminal.env, { url: shop.url, token, email, language: chosen })
  return wordsFor(undefined, chosen, terminal.env).signedIn(staff.name, staff.roles.join(', '), file)
}

/** The language that a colleague has chosen for the screens; who has to set up a factor first is asked later. */
async function chosenLanguage(url: string, token: string) {
  const answer = await fetch(`${url}/api/staff/me/`, { headers: { authorization: `Bearer ${token}` } })
  return answer.ok ? ((await answer.json()) as { language: 'es' | 'ca' | 'en' | null }).language : null
}

/** Ends the session and forgets it. */
export async function signOut(shop: Client, env: Environment): Promise<string> {
  await shop.send('POST', '/logout/')
  forget(env)
  return shop.words.left
}

/** Does what may ask who it is again: whoever is at a keyboard, or set STAFF_PASSWORD, says so and the act goes on. */
export async function confirmed<Answer>(shop: Client, terminal: Terminal, act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    const canSay = terminal.env['STAFF_PASSWORD'] !== undefined || terminal.stdin.isTTY === true
    if (!(error instanceof Ends) || error.code !== 'staff.login_again' || !canSay) throw error
    const password = await askPassword(shop.words.passwordAgain, shop.words, terminal)
    await shop.send('POST', '/session/confirm/', { body: { password } })
    return act()
  }
}
