import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followUp } from './follow-up.ts'

/** An act whose button its own answer takes off the screen, as react-query knows it: nobody listens to it any more. */
function actThatEndsItsForm(): MutationObserver<string, Error, string> {
  const act: MutationObserver<string, Error, string> = new MutationObserver<string, Error, string>(new QueryClient(), {
    mutationFn: async (said) => said,
    onSuccess: () => stopDrawing(),
  })
  const stopDrawing: () => void = act.subscribe(() => {})
  return act
}

test('what an act says follows it though its button is gone by then', async () => {
  const heard: string[] = []
  const act = actThatEndsItsForm()
  await act.mutate('without', { onSuccess: (answer) => heard.push(answer) })
  expect(heard, 'what react-query itself would say').toEqual([])

  const asked = actThatEndsItsForm().mutate('booked')
  followUp(asked, () => true, { onSuccess: (answer) => heard.push(answer) })
  await asked
  expect(heard).toEqual(['booked'])
})

test('a refusal is said in the same way', async () => {
  const heard: string[] = []
  const asked = Promise.reject<string>(new Error('already booked'))
  followUp(asked, () => true, { onSuccess: () => heard.push('done'), onError: ({ message }) => heard.push(message) })
  await asked.catch(() => null)
  expect(heard).toEqual(['already booked'])
})

test('nobody who went elsewhere meanwhile is led away by a late answer, or by a refusal', async () => {
  const followed: string[] = []
  for (const asked of [Promise.resolve('made'), Promise.reject<string>(new Error('refused'))]) {
    followUp(asked, () => false, { onSuccess: () => followed.push('opened'), onError: () => followed.push('said') })
    await asked.catch(() => null)
  }
  expect(followed).toEqual([])
})
