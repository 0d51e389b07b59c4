import { file, record, rows } from './answers.ts'
import { Ends, exits } from './client.ts'
import type { Command, CommandInput } from './command.ts'

interface Spot {
  id: number
  key: string
  names: { es: string }
}

/** The rooms, courts and gardens of the plan, or the motifs found in them: both are read and written alike. */
const kinds = {
  places: { path: '/places/', one: 'place', columns: ['id', 'position', 'published', 'kind', 'key', 'name', 'motif_ids'] },
  motifs: { path: '/motifs/', one: 'motif', columns: ['id', 'position', 'published', 'pattern', 'key', 'name', 'theme'] },
} as const

const all = ({ shop }: CommandInput, path: string) => shop.call<{ items: Spot[] }>('GET', path)

/** The row that the command names, by its id or its key. */
async function found(input: CommandInput, kind: keyof typeof kinds): Promise<Spot> {
  const { path, one } = kinds[kind]
  const named = input.words[one] ?? ''
  const spot = (await all(input, path)).items.find(({ id, key }) => key === named || String(id) === named)
  if (!spot) throw new Ends(exits.refused, `There is no ${one} ${named}.`)
  return spot
}

/** Writes the row over with what is to be another, and shows it as it is kept then. */
async function changed(input: CommandInput, kind: keyof typeof kinds, wish: object) {
  const { id, ...row } = await found(input, kind)
  const { path } = kinds[kind]
  const { id: _id, ...words } = wish as { id?: unknown }
  await input.shop.call('PUT', `${path}${id}/`, { body: { ...row, ...words } })
  const kept = (await all(input, path)).items.find((spot) => spot.id === id)
  return record(Promise.resolve({ ...kept }))
}

const commandsOf = (kind: keyof typeof kinds, listed: string): Command[] => {
  const { path, one, columns } = kinds[kind]
  const as = (step: string) => (kind === 'places' ? `places ${step}` : `places ${step}-motif`)
  return [
    {
      name: listed,
      summary: kind === 'places' ? 'The rooms, courts and gardens of the plan, hidden ones too' : 'The motifs, hidden ones too',
      run: (input) => rows(all(input, path) as never, columns, (row) => ({ ...row, name: (row['names'] as Spot['names']).es })),
    },
    {
      name: as('show'),
      takes: [one],
      summary: `A ${one} as it was written, by its id or key; with --json a file that change and add read`,
      run: async (input) => record(found(input, kind).then((spot) => ({ ...spot }))),
    },
    {
      name: as('add'),
      takes: ['file'],
      summary: `A new ${one} from JSON (- reads standard input)${kind === 'places' ? ', its outline in corners of the plan' : ''}`,
      run: (input) => {
        const { id: _id, ...row } = file(input) as { id?: unknown }
        return record(input.shop.call('POST', path, { body: row }))
      },
    },
    {
      name: as('change'),
      takes: [one, 'file'],
      summary: `Other words for a ${one}; what the file leaves out stays`,
      run: (input) => changed(input, kind, file(input)),
    },
    ...([true, false] as const).map(
      (published): Command => ({
        name: as(published ? 'publish' : 'hide'),
        takes: [one],
        summary: published ? `Visitors see the ${one} from now on` : `Visitors see the ${one} no more`,
        run: (input) => changed(input, kind, { published }),
      }),
    ),
  ]
}

/** Shop by place: the plan's places and the motifs found in them. */
export const placeCommands: readonly Command[] = [
  ...commandsOf('places', 'places list'),
  ...commandsOf('motifs', 'places motifs'),
]
