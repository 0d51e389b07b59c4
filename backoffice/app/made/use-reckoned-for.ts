import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'
import type { Refusal } from '../api/refusal.ts'

type Wish = Input<'POST /accounts/:customer/orders/reckon/'>['body']

/** What an order for an account would cost, asked again as it changes; nothing while it says too little. */
export function useReckonedFor(customer: string, wish: Wish | null) {
  const { data, error, isPlaceholderData, isFetching } = useQuery<Answer<'POST /accounts/:customer/orders/reckon/'>, Refusal>({
    queryKey: ['POST /accounts/:customer/orders/reckon/', customer, wish],
    queryFn: ({ signal }) =>
      call('POST /accounts/:customer/orders/reckon/', { params: { customer }, body: wish as Wish }, { signal }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { cost: wish === null ? undefined : data, refusal: error, late: isPlaceholderData || isFetching }
}
