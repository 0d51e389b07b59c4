import { giftCards as ca } from '../messages/ca/gift-cards.ts'
import { giftCards as en } from '../messages/en/gift-cards.ts'
import { giftCards as es } from '../messages/es/gift-cards.ts'
import { useLanguage } from '../messages/messages.tsx'

const words = { es, ca, en }

/** The words of this screen come with it, so that no other page carries them. */
export const useGiftCardWords = () => words[useLanguage()]
