/** What was typed behind --: what the command line itself understands, and the fields of the call. */
export interface Flags {
  words: string[]
  fields: [name: string, text: string][]
  help: boolean
  all: boolean
  /** Begins from the record as it is now. */
  change: boolean
  json?: string
  upload?: string
  out?: string
  as?: string
  columns?: string
  server?: string
  lang?: string
  store?: string
}

const own = new Set(['json', 'upload', 'out', 'as', 'server', 'lang', 'store'])
const switches = new Set(['help', 'all', 'change'])

/** `--name=value` and `--name value`; a name alone is true. Everything else is a word. */
export function flagsOf(given: readonly string[]): Flags {
  const flags: Flags = { words: [], fields: [], help: false, all: false, change: false }
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? ''
    if (!word.startsWith('--')) flags.words.push(word)
    else {
      const cut = word.indexOf('=')
      const name = word.slice(2, cut === -1 ? undefined : cut)
      if (switches.has(name) && cut === -1) Object.assign(flags, { [name]: true })
      else {
        const next = given[at + 1]
        const taken = cut === -1 && next !== undefined && !next.startsWith('--')
        if (taken) at += 1
        const value = cut === -1 ? (taken ? next : 'true') : word.slice(cut + 1)
        if (own.has(name)) Object.assign(flags, { [name]: value })
        else flags.fields.push([name, value])
      }
    }
  }
  return flags
}
