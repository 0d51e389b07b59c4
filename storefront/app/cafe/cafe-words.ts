import { cafe as ca } from '../messages/ca/cafe.ts'
import { cafe as en } from '../messages/en/cafe.ts'
import { cafe as es } from '../messages/es/cafe.ts'
import { useLanguage } from '../messages/messages.tsx'

export const cafeWords = { es, ca, en }

/** The words of the café: they come with its screens, so that no other page carries them. */
export const useCafe = () => cafeWords[useLanguage()]
