import { file, of, record, rows } from './answers.ts'
import { Ends, exits } from './client.ts'
import type { Command, CommandInput } from './command.ts'

interface StoredShop {
  store: string
  path: string
  version: string
  settings: Record<string, unknown> & { name: Record<string, string> }
}

const ofShop = async (input: CommandInput): Promise<StoredShop> => {
  const { items } = await input.shop.call<{ items: StoredShop[] }>('GET', '/storefronts/')
  const found = items.find(({ store }) => store === of(input, 'shop'))
  if (!found) throw new Ends(exits.refused, `No shop ${of(input, 'shop')}. storefronts list names them.`)
  return found
}

/** The shops beside the main one: name, doors, colour, who sells there. */
export const storefrontCommands: readonly Command[] = [
  {
    name: 'storefronts list',
    summary: 'The shops beside the main one; their menu, home and pages are read and written with --shop CODE',
    run: ({ shop }) =>
      rows(shop.call('GET', '/storefronts/'), ['store', 'path', 'name', 'email', 'phone', 'issuer'], (row) => {
        const { settings } = row as unknown as StoredShop
        const issuer = (settings['issuer'] as { name?: string } | undefined)?.name ?? ''
        return { ...row, ...settings, name: settings.name['es'] ?? '', issuer }
      }),
  },
  {
    name: 'storefronts show',
    takes: ['shop'],
    summary: 'What a shop says of itself; with --json a file that change reads',
    run: async (input) => {
      const { settings, ...kept } = await ofShop(input)
      return { answer: { ...kept, settings }, fields: { ...kept, ...settings } }
    },
  },
  {
    name: 'storefronts change',
    takes: ['shop', 'file'],
    summary: 'Other settings from JSON (- reads standard input); what the file leaves out stays',
    run: async (input) => {
      const stored = await ofShop(input)
      const given = file(input) as Partial<StoredShop>
      const version = given.version ?? stored.version
      const body = { version, path: given.path ?? stored.path, settings: { ...stored.settings, ...given.settings } }
      return record(input.shop.call('PUT', `/storefronts/${stored.store}/`, { body }))
    },
  },
  {
    name: 'storefronts open',
    takes: ['shop', 'file'],
    summary: 'A new shop from JSON: path and settings, as show --json writes them',
    run: (input) => {
      const { path, settings } = file(input) as Partial<StoredShop>
      return record(input.shop.call('PUT', `/storefronts/${of(input, 'shop')}/`, { body: { path, settings } }))
    },
  },
]
