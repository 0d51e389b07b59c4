import { afterwards as ca } from '../messages/ca/afterwards.ts'
import { afterwards as en } from '../messages/en/afterwards.ts'
import { afterwards as es } from '../messages/es/afterwards.ts'
import { useLanguage } from '../messages/messages.tsx'

/** What is said of an order once it is placed: with its pages alone, and fetched with them. */
export const afterwardsWords = { es, ca, en }

export const useAfterwards = () => afterwardsWords[useLanguage()]
