import type { Words } from './es.ts'

/** Settings are explained in English where they are set: in .env.example. */
export const words: Words = { parts: {}, about: {} }
