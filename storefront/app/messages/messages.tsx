import { createContext, createElement, type ReactNode, use } from 'react'
import type { Language } from '#kernel/language.ts'
import type { messages as es } from './es.ts'
import type { privateMessages as privateEs } from './es-private.ts'

/** Every text of the public pages in one language; the type is the Spanish one, so a missing key does not compile. */
export type Messages = typeof es
/** What the private area says on top; its pages fetch it, the others do without. */
export type PrivateMessages = typeof privateEs

interface Spoken {
  language: Language
  messages: Messages
  /** Asked for by private pages only, which wait for it. */
  privateMessages: () => PrivateMessages
}

const Spoken = createContext<Spoken | null>(null)

/** Made by a call: journeys read this file, as Node does, which knows no elements. */
export const MessagesProvider = ({ children, ...spoken }: Spoken & { children: ReactNode }) =>
  createElement(Spoken, { value: spoken }, children)

function useSpoken(): Spoken {
  const spoken = use(Spoken)
  if (!spoken) throw new Error('MessagesProvider is missing')
  return spoken
}

export const useLanguage = (): Language => useSpoken().language
export const useMessages = (): Messages => useSpoken().messages
/** @throws Error outside the screens of isPrivateArea, whose texts are there before they are drawn. */
export const usePrivateMessages = (): PrivateMessages => useSpoken().privateMessages()
