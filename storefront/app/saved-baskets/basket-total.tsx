import { Price } from '../ui/price.tsx'
import { useSavedWords } from './words.ts'

/** What the titles of a basket cost today. */
export function BasketTotal({ euros }: { euros: number }) {
  const words = useSavedWords()
  return (
    <p>
      {words.total}:{' '}
      <strong>
        <Price euros={euros} />
      </strong>
    </p>
  )
}
