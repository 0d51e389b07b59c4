export const works = {
  editions: ({ count, from }: { count: number; from: string | null }) =>
    from === null ? `${count} ediciones` : `${count} ediciones, desde ${from}`,
  all: ({ count }: { count: number }) => `Ver las ${count} ediciones`,
  group: { works: 'Ver cada libro una sola vez', editions: 'Ver las ediciones una a una' },
}
