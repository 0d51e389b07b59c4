/** What one look found: well, worth knowing, or wrong, and then what to do. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'wrong'
  says: string
}

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says })
export const note = (about: string, says: string): Finding => ({ about, state: 'note', says })
export const wrong = (about: string, says: string): Finding => ({ about, state: 'wrong', says })

/** Why something could not be reached, in a line without a stack: an error of a network carries its reason inside. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = ((error.cause as Error | undefined) ?? error) as NodeJS.ErrnoException
  return code ?? error.message.split('\n')[0] ?? error.name
}
