import { useState } from 'react'
import type { AddedTitle } from './change-titles.ts'

/** The titles that are to come with an order, each once with its copies; a title that is added again comes with more of them. */
export function useAddedTitles() {
  const [added, setAdded] = useState<readonly AddedTitle[]>([])
  const add = ({ product, title }: { product: number; title: string }, quantity = 1) =>
    setAdded((before) =>
      before.some((one) => one.product === product)
        ? before.map((one) => (one.product === product ? { ...one, quantity: one.quantity + quantity } : one))
        : [...before, { product, title, quantity }],
    )
  /** None takes the title off. */
  const setCopies = (product: number, quantity: number) =>
    setAdded((before) =>
      quantity === 0
        ? before.filter((one) => one.product !== product)
        : before.map((one) => (one.product === product ? { ...one, quantity } : one)),
    )
  return { added, add, setCopies }
}
