import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * What the last form of this page was answered; undefined before one was sent. A form sent before scripts have arrived is answered in the
 * document itself, and React Router drops that answer once the loaders that run as the page comes alive are done: here it stays until the
 * visitor goes on.
 */
export function useAnswer<Answer>(): Answer | undefined {
  const answer = useActionData() as Answer | undefined
  const { key } = useLocation()
  const [first, setFirst] = useState({ key, answer })
  if (first.answer !== undefined && first.key !== key) setFirst({ key, answer: undefined })
  return answer ?? (first.key === key ? first.answer : undefined)
}
