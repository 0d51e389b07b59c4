import { signedCopies as ca } from '../messages/ca/signed-copies.ts'
import { signedCopies as en } from '../messages/en/signed-copies.ts'
import { signedCopies as es } from '../messages/es/signed-copies.ts'
import { useLanguage } from '../messages/messages.tsx'

const words = { es, ca, en }

/** What is said where a signed copy is ordered: it comes with the activity and the form. */
export const useSignedCopyWords = () => words[useLanguage()]
