import type { Language } from '#kernel/language.ts'
import type { PrivateMessages } from '../messages/messages.tsx'

/** One language a visit, as with the texts of all pages. */
const texts: Record<Language, () => Promise<{ privateMessages: PrivateMessages }>> = {
  es: () => import('../messages/es-private.ts'),
  ca: () => import('../messages/ca-private.ts'),
  en: () => import('../messages/en-private.ts'),
}

let loaded: PrivateMessages | null = null
let sheet: string | null = null

/** The address of the private area's styles, which the document knows: they are of rooms above this one. */
export function dressPrivateArea(address: string) {
  sheet = address
}

/** Fetches what the private area says and how it looks, once a visit: before its first page is drawn. */
export async function loadPrivateArea(language: Language): Promise<void> {
  const [{ privateMessages }] = await Promise.all([texts[language](), styled()])
  loaded = privateMessages
}

/** The document that opened on a private page has the styles in its head already; a page without them is still a page. */
const styled = (): Promise<void> =>
  new Promise((resolve) => {
    if (!sheet || document.querySelector(`link[rel=stylesheet][href="${sheet}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })

/** @throws Error where nobody waited for loadPrivateArea. */
export function privateTexts(): PrivateMessages {
  if (!loaded) throw new Error('the texts of the private area were not loaded')
  return loaded
}
