import type { works as es } from '../es/works.ts'

export const works: typeof es = {
  editions: ({ count, from }) => (from === null ? `${count} editions` : `${count} editions, from ${from}`),
  all: ({ count }) => `See all ${count} editions`,
  group: { works: 'Show each book once', editions: 'Show editions one by one' },
}
