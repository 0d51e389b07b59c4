import { expect, it } from 'vitest'
import { picksInTurn } from './picks-in-turn.ts'

interface List {
  items: { line: number; picked: number }[]
}

/** A server that answers when it is told to, with the whole list as it knows it by then. */
function shelf() {
  const kept = new Map([
    [1, 0],
    [2, 0],
  ])
  const list = (): List => ({ items: [...kept].map(([line, picked]) => ({ line, picked })) })
  const asked: { line: number; answer: () => void; refuse: () => void }[] = []
  let screen: List | undefined = list()
  const { pick, everySent } = picksInTurn<List, { line: number }>({
    keyOf: ({ line }) => String(line),
    withPicked: ({ items }, picked) => ({
      items: items.map((item) => ({ ...item, picked: picked.get(String(item.line)) ?? item.picked })),
    }),
    send: ({ line }, picked) =>
      new Promise((resolve, reject) => {
        asked.push({
          line,
          answer() {
            kept.set(line, picked)
            resolve(list())
          },
          refuse: () => reject(new Error('not on this shelf')),
        })
      }),
    shown: () => screen,
    show: (shown) => {
      screen = shown
    },
  })
  return { pick, everySent, asked, onScreen: () => screen?.items.map(({ picked }) => picked) }
}

it('no answer takes back what was picked since', async () => {
  const { pick, asked, onScreen } = shelf()
  const first = pick({ line: 1 }, 1)
  const second = pick({ line: 2 }, 1)
  expect(onScreen()).toEqual([1, 1])
  await expect.poll(() => asked.map(({ line }) => line)).toEqual([1])
  asked[0]!.answer()
  await first
  expect(onScreen()).toEqual([1, 1])
  await expect.poll(() => asked.map(({ line }) => line)).toEqual([1, 2])
  asked[1]!.answer()
  await second
  expect(onScreen()).toEqual([1, 1])
})

it('what is refused is put back alone, and the next is sent all the same', async () => {
  const { pick, asked, onScreen } = shelf()
  const refused = pick({ line: 1 }, 1)
  const taken = pick({ line: 2 }, 1)
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.refuse()
  await expect(refused).rejects.toThrow('not on this shelf')
  expect(onScreen()).toEqual([0, 1])
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.answer()
  await taken
  expect(onScreen()).toEqual([0, 1])
})

it('whoever acts on what is in hand can wait until the server knows of it', async () => {
  const { pick, everySent, asked } = shelf()
  void pick({ line: 1 }, 1)
  let known = false
  const sent = everySent().then(() => {
    known = true
  })
  await expect.poll(() => asked.length).toBe(1)
  expect(known).toBe(false)
  asked[0]!.answer()
  await sent
  expect(known).toBe(true)
})
