import { useEffect, useState } from 'react'
import type { Answer, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'

const afterChoosing = 250

type Look =
  | 'POST /orders/:number/change/preview/'
  | 'POST /orders/:number/exchange/preview/'
  | 'POST /orders/:number/take-back/preview/'

/** What a wish about an order would come to, asked a moment after it was last changed; and again where the order is another by now. */
export function useLooked<Name extends Look>(name: Name, number: string, wish: Input<Name>['body'] | null, version = '') {
  const [looked, setLooked] = useState<{ outcome: Answer<Name> | null; fault: string }>({ outcome: null, fault: '' })
  const asked = JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another wish, or where the order is another by now
  useEffect(() => {
    setLooked({ outcome: null, fault: '' })
    if (wish === null) return
    const ending = new AbortController()
    const soon = setTimeout(() => {
      call(name, { params: { number }, body: wish } as Input<Name>, { signal: ending.signal }).then(
        (outcome) => setLooked({ outcome, fault: '' }),
        (error) => ending.signal.aborted || setLooked({ outcome: null, fault: String(error.message) }),
      )
    }, afterChoosing)
    return () => {
      clearTimeout(soon)
      ending.abort()
    }
  }, [name, number, asked, version])
  return looked
}
