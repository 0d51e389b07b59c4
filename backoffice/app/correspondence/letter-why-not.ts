import { useWords } from '../words/dictionary.ts'
import { letterWords } from './letter-words.ts'

/** Why an act is not done now, in words. */
export const useWhyNot = () => {
  const { whyNot } = useWords(letterWords)
  return (code: keyof typeof whyNot | null) => (code === null ? null : whyNot[code])
}
