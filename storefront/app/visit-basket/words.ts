import { visitBasket as ca } from '../messages/ca/visit-basket.ts'
import { visitBasket as en } from '../messages/en/visit-basket.ts'
import { visitBasket as es } from '../messages/es/visit-basket.ts'
import { useLanguage } from '../messages/messages.tsx'

export const visitWords = { es, ca, en }

/** The words of the visit's basket: they come with its page, so that no other page carries them. */
export const useVisitWords = () => visitWords[useLanguage()]
