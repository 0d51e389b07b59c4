import { magazine as ca } from '../messages/ca/magazine.ts'
import { magazine as en } from '../messages/en/magazine.ts'
import { magazine as es } from '../messages/es/magazine.ts'
import { useLanguage } from '../messages/messages.tsx'

const magazineWords = { es, ca, en }

/** The words of the magazine: they come with its screens, so that no other page carries them. */
export const useMagazine = () => magazineWords[useLanguage()]
