import { loyalty as ca } from '../messages/ca/loyalty.ts'
import { loyalty as en } from '../messages/en/loyalty.ts'
import { loyalty as es } from '../messages/es/loyalty.ts'
import { useLanguage } from '../messages/messages.tsx'

export const loyaltyWords = { es, ca, en }

/** The words of the card, its promotions and partners: they come with their screens, so that no other page carries them. */
export const useLoyalty = () => loyaltyWords[useLanguage()]
