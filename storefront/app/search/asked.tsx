import { useEffect } from 'react'
import { browserApi } from '../api/client.ts'

/** What was told since the document was opened: a question counts once a visit. */
const told = new Set<string>()

/** Tells the shop what was asked of the search and how much it found, and once that a product was opened from it; never whose it was. */
export function Asked({ words, results }: { words: string; results: number }) {
  useEffect(() => {
    const tell = (opened: boolean) => {
      const key = words + opened
      if (told.has(key)) return
      told.add(key)
      browserApi.send('POST', '/searches/', { words: words.slice(0, 200), results, opened }).catch(() => null)
    }
    tell(false)
    const open = ({ target }: MouseEvent) => {
      if ((target as Element).closest('.card-link')) tell(true)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [words, results])
  return null
}
