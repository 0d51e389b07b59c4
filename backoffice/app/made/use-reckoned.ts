import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Answer, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'
import type { Refusal } from '../api/refusal.ts'

const afterTyping = 300

/** What it would cost and when it would be there, asked again a moment after the last change; the former answer stays until then. */
export function useReckoned(body: Input<'POST /made-orders/reckon/'>['body'] | null) {
  const wanted = JSON.stringify(body)
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const soon = setTimeout(() => setSettled(wanted), afterTyping)
    return () => clearTimeout(soon)
  }, [wanted])
  const found = useQuery<Answer<'POST /made-orders/reckon/'>, Refusal>({
    queryKey: ['POST /made-orders/reckon/', settled],
    queryFn: ({ signal }) => call('POST /made-orders/reckon/', { body: JSON.parse(settled) as never }, { signal }),
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
