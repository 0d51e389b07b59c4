import { createContext, type ReactNode, use } from 'react'
import type { Language } from '#kernel/language.ts'
import type { messages as es } from './es.ts'

/** Every text of the storefront in one language; the type is the Spanish one, so a missing key does not compile. */
export type Messages = typeof es

interface Spoken {
  language: Language
  messages: Messages
}

const Spoken = createContext<Spoken | null>(null)

export const MessagesProvider = ({ language, messages, children }: Spoken & { children: ReactNode }) => (
  <Spoken value={{ language, messages }}>{children}</Spoken>
)

function useSpoken(): Spoken {
  const spoken = use(Spoken)
  if (!spoken) throw new Error('MessagesProvider is missing')
  return spoken
}

export const useLanguage = (): Language => useSpoken().language
export const useMessages = (): Messages => useSpoken().messages
