import { startLater } from './start-later.ts'

/** Where the state of a kept page is asked for; the server puts the address in its place once it knows what the page says. */
export const statePlace = '[state]'

/** As it goes with a page of everybody and with that of one visitor: without what is said of it and without its margins. */
const bare = (text: string) => text.replace(/^\s*\/\/.*\n|^\s+/gm, '')
const starters = { state: bare(startLater(false)), held: bare(startLater(true)) }

const link = /<link [^<>]*>/g
const script = /<script [^<>]*>/g
const address = /href="([^"]*)"/
const isPreload = (tag: string) => tag.includes(' rel="modulepreload"')
const isProgram = (tag: string) => tag.includes(' type="module"')

/**
 * A page whose scripts wait to be begun (start-later.ts): none is fetched with it, and their program is text until then.
 * @param page - Where what its loaders said is asked for; of a page of one visitor, which has it written in itself, what is said while a
 * form of it waits.
 * @throws Error when the page has not exactly one program, as after a change in how React Router writes it.
 */
export function withScriptsLater(html: string, nonce: string, page: { state: string } | { held: string }): string {
  // Both stand outside of what the page shows, which is most of it and is not looked through.
  const [body, end] = [html.indexOf('<body'), html.lastIndexOf('</main>')]
  const [head, foot] = [html.slice(0, body), html.slice(end)]
  const files = (head.match(link) ?? []).filter(isPreload).map((tag) => address.exec(tag)?.[1] ?? '')
  const [tag, another] = (foot.match(script) ?? []).filter(isProgram)
  if (end < body || !tag || another || files.length === 0) throw new Error('The page has no program that could wait')
  const [told, text] =
    'state' in page ? [`data-state="${page.state}"`, starters.state] : [`data-held="${page.held}"`, starters.held]
  const starter = `<script nonce="${nonce}" data-files="${files.join(' ')}" ${told}>${text}</script>`
  const waiting = foot
    .replace(tag, () => `<script id="scripts" nonce="${nonce}" type="text/plain">`)
    .replace('</body></html>', () => `${starter}</body></html>`)
  return head.replace(link, (found) => (isPreload(found) ? '' : found)) + html.slice(body, end) + waiting
}
