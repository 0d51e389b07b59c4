import { withoutEdges } from '#kernel/edges.ts'

/** What the list of the most used ones, English for the most part, does not know: words of our languages and of this trade. */
const ourWords = [
  'contraseña contrasenya clave clau acceso accés usuario usuari bienvenido benvingut hola adiós holahola teamo teestimo',
  'tienda botiga shop palacio palau palace jardín jardí garden granada alhambra generalife gaudí',
  'libro libros llibre llibres book books librería llibreria biblioteca library lectura lector lectora museo museu museum',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera otoño',
].flatMap((line) => line.split(' '))

/** Letters and figures alone, as a guessing program tries them: no capitals, accents, blanks or signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The word in a password that was made longer with figures at its ends, as "Granada2026!". */
const wordIn = (password: string): string => withoutEdges(plain(password), /\p{N}/u)

let list: Promise<ReadonlySet<string>> | undefined
/** Some fifty thousand passwords that are tried first; read once, when the first is chosen. */
const mostUsed = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...ourWords].map(plain)),
  )
  return list
}

/** What stands in a row in the alphabet, among the figures and on the keyboard. */
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'].map(plain)
const backwards = (text: string): string => [...text].reverse().join('')

/** One sign or a few over and over, or the next or last one of a row each time. */
const isPattern = (text: string): boolean =>
  text.length > 4 && (/^(.{1,4})\1+$/u.test(text) || rows.some((row) => row.includes(text) || backwards(row).includes(text)))

/**
 * Whether a password is among those that are guessed first: the most used ones, one of them with figures at its ends, a pattern, or
 * what is known of whose it is: their e-mail, their name, the name of the shop.
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const [whole, word] = [plain(password), wordIn(password)]
  if (whole === '') return true
  const known = about.flatMap((text) => [text, text.split('@')[0] ?? '']).map(plain)
  const tried = await mostUsed()
  const isGuess = (text: string) => tried.has(text) || isPattern(text) || known.includes(text) || known.includes(backwards(text))
  return [whole, word].some((text) => text !== '' && isGuess(text))
}
