import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** The nonce that lets a script of this render run; browsers hide it again from scripts, so it is empty on the client. */
export const useNonce = (): string | undefined => use(Nonce)
