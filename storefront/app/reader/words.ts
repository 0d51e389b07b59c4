import type { Language } from '#kernel/language.ts'
import { reader as ca } from '../messages/ca/reader.ts'
import { reader as en } from '../messages/en/reader.ts'
import { reader as es } from '../messages/es/reader.ts'

/** What the reader says; its screens alone bring it along. */
export const readerWords: Record<Language, typeof es> = { es, ca, en }
export type ReaderWords = typeof es
