import { signIn as ca } from '../messages/ca/sign-in.ts'
import { signIn as en } from '../messages/en/sign-in.ts'
import { signIn as es } from '../messages/es/sign-in.ts'

/** The words of registering and of a forgotten password: they come with those pages alone. */
export const signInWords = { es, ca, en }
