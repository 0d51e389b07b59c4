import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, CallName, Input, Typed } from './calls.ts'
import { addressOf, call } from './client.ts'
import { focusAfter } from './focus-after.ts'
import { type FollowUp, followUp } from './follow-up.ts'
import { onceAtATime } from './once.ts'
import { isRefusal, type Refusal } from './refusal.ts'

// That an act is under way is drawn before the next press is heard: of two that came at once, on a till that computes, the second did it again.
notifyManager.setScheduler(queueMicrotask)

/** Refusals are answers: only silence is asked again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (times, error) => times < 2 && !(isRefusal(error) && error.status !== 0),
    },
    // Kept until there is a line again, an act would be done when whoever pressed it has gone on to something else.
    mutations: { retry: false, networkMode: 'always' },
  },
})

type Options<Name extends CallName> = Pick<
  UseQueryOptions<Answer<Name>, Refusal>,
  'enabled' | 'staleTime' | 'refetchInterval' | 'placeholderData'
>

/** What a call answers, kept by its name and what it was given. */
export const useCall = <Name extends CallName>(name: Name, input?: Input<Name>, options?: Options<Name>) =>
  useQuery<Answer<Name>, Refusal>({
    queryKey: [name, input ?? {}],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...options,
  })

interface ListAnswer {
  items: readonly unknown[]
  next: string | null
  count: { of: number; more: boolean }
}
export type ListCall = { [Name in CallName]: Answer<Name> extends ListAnswer ? Name : never }[CallName]
/** One of what a list answers. */
export type RowOf<Name extends ListCall> = (Answer<Name> & ListAnswer)['items'][number]

/** A list, page after page; that of the filters before stays until the next has come. */
export function useList<Name extends ListCall>(
  name: Name,
  address: Record<string, unknown>,
  params: Record<string, unknown> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  // Which columns are shown is the screen's own affair.
  const { columns: _columns, ...query } = address
  type Page = Answer<Name> & ListAnswer
  const found = useInfiniteQuery({
    queryKey: [name, { query, params }],
    enabled,
    queryFn: ({ signal, pageParam }) =>
      call(name, { params, query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } } as never, {
        signal,
      }) as Promise<Page>,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages ?? []
  return {
    rows: pages.flatMap(({ items }) => items) as RowOf<Name>[],
    first: pages[0],
    count: pages[0]?.count,
    files: pages[0] ? filesOf(name, { params, query }) : null,
    error: found.error as Refusal | null,
    loading: found.isPending,
    /** Whether what is shown belongs to other filters still. */
    late: found.isPlaceholderData,
    more: found.hasNextPage ? () => void found.fetchNextPage() : null,
    again: () => void found.refetch(),
  }
}

/** All that a list finds, as files. */
const filesOf = (name: CallName, { params, query }: { params: object; query: object }) => {
  const as = (kind: 'csv' | 'xlsx') => addressOf(name, { params, query: { ...query, as: kind } } as never)
  return { csv: as('csv'), xlsx: as('xlsx') }
}

const sendsVersion = (input: unknown) => {
  const { body } = (input ?? {}) as { body?: unknown }
  return typeof body === 'object' && body !== null && 'version' in body
}

/**
 * An act of the staff. `touches` names the calls whose answers it makes old, by name or by how their names begin ('GET /orders/'): they are
 * asked again before the act counts as done. What `mutate` is to do then follows even where those answers took the button off the screen;
 * the same pressed again meanwhile is the same press. They are asked again too where the shop says that things stand otherwise by now (409):
 * but for a form that sends the version it was read at, which would then be saved over what somebody else saved; with `anewOnConflict` that one too.
 */
export function useAct<Name extends CallName>(
  name: Name,
  touches: readonly string[] = [],
  { anewOnConflict = false }: { anewOnConflict?: boolean } = {},
) {
  const client = useQueryClient()
  const askAnew = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [asked] }) => touches.some((touched) => String(asked).startsWith(touched)),
    })
  const act = useMutation<Answer<Name>, Refusal, Input<Name>, () => Promise<void>>({
    mutationFn: (input) => call(name, input),
    onMutate: () => focusAfter(document.activeElement),
    // Not waited for: what is drawn next follows from the answer.
    onSettled: (_answer, _refusal, _input, focus) => void focus?.(),
    onSuccess: askAnew,
    onError: ({ status }, input) => (status === 409 && (anewOnConflict || !sendsVersion(input)) ? askAnew() : undefined),
  })
  const { mutateAsync } = act
  const [once] = useState(onceAtATime)
  const drawn = useRef(false)
  useEffect(() => {
    drawn.current = true
    return () => {
      drawn.current = false
    }
  }, [])
  const mutate = useCallback(
    (input: Input<Name>, then: FollowUp<Answer<Name>, Refusal> = {}) => {
      const asked = location.pathname
      const act = once(input ?? null, () => mutateAsync(input))
      if (act) followUp(act, () => drawn.current || location.pathname === asked, then)
    },
    [mutateAsync, once],
  )
  /** Sends what was typed, which the shop itself judges: its refusal says field by field what is wrong. */
  const submit = (input: Typed<Name>) => mutateAsync(input as unknown as Input<Name>)
  return { ...act, mutate, submit }
}
