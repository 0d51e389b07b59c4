import { file, of, record, rows } from './answers.ts'
import { Ends, exits } from './client.ts'
import type { Asked, Command } from './command.ts'

interface Kept {
  store: string
  path: string
  settings: Record<string, unknown> & { name: Record<string, string> }
}

const ofShop = async (asked: Asked): Promise<Kept> => {
  const { items } = await asked.shop.call<{ items: Kept[] }>('GET', '/storefronts/')
  const found = items.find(({ store }) => store === of(asked, 'shop'))
  if (!found) throw new Ends(exits.refused, `No shop ${of(asked, 'shop')}. storefronts list names them.`)
  return found
}

/** The shops beside the main one: name, doors, colour, who sells there. */
export const storefrontCommands: readonly Command[] = [
  {
    name: 'storefronts list',
    summary: 'The shops beside the main one; their menu, home and pages are read and written with --shop CODE',
    run: ({ shop }) =>
      rows(shop.call('GET', '/storefronts/'), ['store', 'path', 'name', 'email', 'phone', 'issuer'], (one) => {
        const { settings } = one as unknown as Kept
        const issuer = (settings['issuer'] as { name?: string } | undefined)?.name ?? ''
        return { ...one, ...settings, name: settings.name['es'] ?? '', issuer }
      }),
  },
  {
    name: 'storefronts show',
    takes: ['shop'],
    summary: 'What a shop says of itself; with --json a file that change reads',
    run: async (asked) => {
      const { settings, ...kept } = await ofShop(asked)
      return { answer: { ...kept, settings }, fields: { ...kept, ...settings } }
    },
  },
  {
    name: 'storefronts change',
    takes: ['shop', 'file'],
    summary: 'Other settings from JSON (- reads standard input); what the file leaves out stays',
    run: async (asked) => {
      const kept = await ofShop(asked)
      const given = file(asked) as Partial<Kept>
      const body = { path: given.path ?? kept.path, settings: { ...kept.settings, ...given.settings } }
      return record(asked.shop.call('PUT', `/storefronts/${kept.store}/`, { body }))
    },
  },
  {
    name: 'storefronts open',
    takes: ['shop', 'file'],
    summary: 'A new shop from JSON: path and settings, as show --json writes them',
    run: (asked) => {
      const { path, settings } = file(asked) as Partial<Kept>
      return record(asked.shop.call('PUT', `/storefronts/${of(asked, 'shop')}/`, { body: { path, settings } }))
    },
  },
]
