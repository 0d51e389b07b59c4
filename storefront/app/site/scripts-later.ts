import { startLater } from './start-later.ts'

/** Where the state of a kept page is asked for; the server puts the address in its place once it knows what the page says. */
export const statePlace = '[state]'

/** As it goes with a page of everybody and with that of one visitor: without what is said of it and without its margins. */
const bare = (text: string) => text.replace(/^\s*\/\/.*\n|^\s+/gm, '')
const starters = { ofAll: bare(startLater(false)), ofOne: bare(startLater(true)) }

const link = /<link [^<>]*>/g
const script = /<script [^<>]*>/g
const address = /href="([^"]*)"/
const isPreload = (tag: string) => tag.includes(' rel="modulepreload"')
const isProgram = (tag: string) => tag.includes(' type="module"')

/**
 * A page whose scripts wait to be begun (start-later.ts): none is fetched with it, and their program is text until then.
 * @param page.held - What is said while a form of it waits.
 * @param page.state - Where what its loaders said is asked for; the page of one visitor has that written in itself.
 * @throws Error when the page has not exactly one program, as after a change in how React Router writes it.
 */
export function withScriptsLater(html: string, nonce: string, { held, state }: { held: string; state?: string }): string {
  // Both stand outside of what the page shows, which is most of it and is not looked through.
  const [body, end] = [html.indexOf('<body'), html.lastIndexOf('</main>')]
  const [head, foot] = [html.slice(0, body), html.slice(end)]
  const files = (head.match(link) ?? []).filter(isPreload).map((tag) => address.exec(tag)?.[1] ?? '')
  const [tag, another] = (foot.match(script) ?? []).filter(isProgram)
  if (end < body || !tag || another || files.length === 0) throw new Error('The page has no program that could wait')
  const [asked, text] = state === undefined ? ['', starters.ofOne] : [` data-state="${state}"`, starters.ofAll]
  const starter = `<script nonce="${nonce}" data-files="${files.join(' ')}" data-held="${held}"${asked}>${text}</script>`
  const waiting = foot
    .replace(tag, () => `<script id="scripts" nonce="${nonce}" type="text/plain">`)
    .replace('</body></html>', () => `${starter}</body></html>`)
  return head.replace(link, (found) => (isPreload(found) ? '' : found)) + html.slice(body, end) + waiting
}
