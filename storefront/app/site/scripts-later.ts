import { startLater } from './start-later.ts'

/** Where the state of a kept page is asked for; the server puts the address in its place once it knows what the page says. */
export const statePlace = '[state]'

const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const program = /<script\b[^>]*\btype="module"[^>]*>/

/**
 * A page whose scripts wait to be begun (start-later.ts): none is fetched with it, and their program is text until then.
 * @throws Error when the page has not exactly one program, as after a change in how React Router writes it.
 */
export function withScriptsLater(html: string, nonce: string): string {
  const files = [...html.matchAll(preload)].map(([link]) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? '')
  const without = html.replace(preload, '')
  const tag = program.exec(without)?.[0]
  if (!tag || files.length === 0) throw new Error('The page has no program that could wait')
  const starter = `<script nonce="${nonce}" data-files="${files.join(' ')}" data-state="${statePlace}">${startLater}</script>`
  return without
    .replace(tag, () => `<script id="scripts" nonce="${nonce}" type="text/plain">`)
    .replace('</body></html>', () => `${starter}</body></html>`)
}
