import { ebookGifts as ca } from '../messages/ca/ebook-gifts.ts'
import { ebookGifts as en } from '../messages/en/ebook-gifts.ts'
import { ebookGifts as es } from '../messages/es/ebook-gifts.ts'
import { useLanguage } from '../messages/messages.tsx'

const words = { es, ca, en }

/** What is said of an ebook for somebody else, wherever it lies: it comes with what shows one. */
export const useEbookGiftWords = () => words[useLanguage()]
