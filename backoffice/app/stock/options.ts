/** The words of a closed set as what can be chosen. */
export const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, text]) => ({ value, text }))
