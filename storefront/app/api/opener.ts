const key = 'opener'

/**
 * A word of this browser's own, sent along when an account is opened: with it the letter's link asks for no password here, in any tab. It
 * opens nothing by itself, and goes when somebody signs out.
 */
export function opener(): string {
  const word = localStorage.getItem(key) ?? crypto.randomUUID()
  localStorage.setItem(key, word)
  return word
}

export const forgetOpener = () => localStorage.removeItem(key)
