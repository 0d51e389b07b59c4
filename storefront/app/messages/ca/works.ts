import type { works as es } from '../es/works.ts'

export const works: typeof es = {
  editions: ({ count, from }) => (from === null ? `${count} edicions` : `${count} edicions, des de ${from}`),
  all: ({ count }) => `Mostra les ${count} edicions`,
  group: { works: 'Mostra cada llibre una sola vegada', editions: 'Mostra les edicions una per una' },
}
