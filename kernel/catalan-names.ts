const vowels = 'aeiou'

/** "de Núria", "d’Andrés", "d’Helena": before a vowel that is heard, with or without an h, the preposition is cut short. */
export function ofName(name: string): string {
  const letters = name.normalize('NFD').toLowerCase()
  const first = letters.startsWith('h') ? letters.charAt(1) : letters.charAt(0)
  return `${first !== '' && vowels.includes(first) ? 'd’' : 'de '}${name}`
}
