import { wishList as ca } from '../messages/ca/wish-list.ts'
import { wishList as en } from '../messages/en/wish-list.ts'
import { wishList as es } from '../messages/es/wish-list.ts'
import { useLanguage } from '../messages/messages.tsx'

const wishWords = { es, ca, en }

/** The words of wish lists: they come with their pages, so that no other page carries them. */
export const useWishWords = () => wishWords[useLanguage()]
