import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage, type Language } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { isPrivateArea } from '#screens/audience.ts'
import { knowShops } from '#screens/shops.ts'
import { currentUser, whenUserChanges } from './api/user.ts'
import { pressOnce } from './frame/press-once.ts'
import { type Messages, MessagesProvider } from './messages/messages.tsx'
import privateStyles from './private.css?url'
import { typedKey } from './site/keep-typed.ts'
import { startedEvent } from './site/start-later.ts'
import { dressPrivateArea, loadPrivateArea, privateTexts } from './visit/private-area.ts'

/** One language a visit: changing it loads the document anew (N-27), so only its texts are fetched. */
const texts: Record<Language, () => Promise<{ messages: Messages }>> = {
  es: () => import('./messages/es.ts'),
  ca: () => import('./messages/ca.ts'),
  en: () => import('./messages/en.ts'),
}

const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'es'
localStorage.setItem('i18nextLng', language)
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
document.cookie = `i18nextLng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`

dressPrivateArea(privateStyles)
pressOnce()
// What sends a form comes while it is filled in: the line may be cut by the time it is sent.
addEventListener('focusin', ({ target }) => {
  if ((target as HTMLInputElement).form) import('./visit/browser-visit.ts').catch(() => {})
})
knowShops(document.documentElement.dataset['shops']?.split(' ') ?? [])
const here = matchPath(location.pathname)
const [{ messages }] = await Promise.all([texts[language](), here && isPrivateArea(here.key) ? loadPrivateArea(language) : null])
const typeKept = () => {
  if (sessionStorage.getItem(typedKey)) void import('./frame/type-again.ts').then(({ typeAgain }) => typeAgain(currentUser()?.id))
}

/** Tells the page that React stands in it. */
function Shop() {
  useEffect(() => {
    dispatchEvent(new Event(startedEvent))
    typeKept()
    return whenUserChanges(typeKept)
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider language={language} messages={messages} privateMessages={privateTexts}>
        <Shop />
      </MessagesProvider>
    </StrictMode>,
  )
})
