import { savedBaskets as ca } from '../messages/ca/saved-baskets.ts'
import { savedBaskets as en } from '../messages/en/saved-baskets.ts'
import { savedBaskets as es } from '../messages/es/saved-baskets.ts'
import { useLanguage } from '../messages/messages.tsx'

const words = { es, ca, en }

/** They come with their pages, so that no other page carries them. */
export const useSavedWords = () => words[useLanguage()]
