import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'
import type { Refusal } from '../api/refusal.ts'

const afterTyping = 300

type Reckoning = 'POST /made-orders/reckon/' | 'POST /quotes/reckon/'

/** What it would cost and when it would be there, asked again a moment after the last change; the former answer stays until then. */
export function useReckoned<Name extends Reckoning>(name: Name, body: Input<Name>['body'] | null) {
  const wanted = JSON.stringify(body)
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(wanted), afterTyping)
    return () => clearTimeout(soon)
  }, [wanted])
  const found = useQuery<Answer<Name>, Refusal>({
    queryKey: [name, settled],
    queryFn: ({ signal }) => call(name, { body: JSON.parse(settled) } as Input<Name>, { signal }),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    reckoned: settled === 'null' ? undefined : found.data,
    late: found.isFetching || settled !== wanted,
    error: found.error,
  }
}
