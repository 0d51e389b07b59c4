import { createContext } from 'react-router'
import type { z } from 'zod'
import type { Language } from '#kernel/language.ts'

type Query = Record<string, string | number | boolean | readonly string[] | undefined>

/** What loaders and actions call: the shop's API in the language of the page (the server puts it into the context). */
export interface ShopApi {
  readonly language: Language
  /** @throws Response with the API's status when it does not answer 2xx. */
  get<T>(schema: z.ZodType<T>, path: string, query?: Query): Promise<T>
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<{ status: number; body: unknown }>
}

export const apiContext = createContext<ShopApi>()
export const nonceContext = createContext<string>('')

/**
 * A page that is kept for everyone, handed over as it was drawn: as a body it would be written to bytes and read from them again. What its
 * loaders said is laid beside it, for its scripts to ask for when they begin.
 */
export interface KeptPage {
  /** Null where no page was drawn, as when its address leads on. */
  html: string | null
  state: Uint8Array | null
}
export const keptContext = createContext<KeptPage | null>(null)
