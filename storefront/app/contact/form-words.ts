import { forms as ca } from '../messages/ca/forms.ts'
import { forms as en } from '../messages/en/forms.ts'
import { forms as es } from '../messages/es/forms.ts'
import { useLanguage } from '../messages/messages.tsx'

export const formWords = { es, ca, en }

/** The words of the forms to the shop: they come with these screens, so that no other page carries them. */
export const useForms = () => formWords[useLanguage()]
