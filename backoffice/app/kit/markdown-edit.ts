/** A text and what is selected in it. */
export interface Held {
  text: string
  start: number
  end: number
}

/** What is put in the place of a part of a text, and what is selected then. */
export interface Edit {
  from: number
  to: number
  put: string
  start: number
  end: number
}

/** The text as an edit leaves it. */
export const edited = (text: string, { from, to, put }: Edit): string => text.slice(0, from) + put + text.slice(to)

/** Puts marks around what is selected, or takes them away where they stand: `**` for bold, `*` for italics. */
export function marked({ text, start, end }: Held, mark: '**' | '*'): Edit {
  const said = text.slice(start, end)
  const from = start + (said.length - said.trimStart().length)
  const to = said.trim() === '' ? from : from + said.trim().length
  const within = text.slice(from, to)
  const long = mark.length
  const stands =
    text.slice(from - long, from) === mark &&
    text.slice(to, to + long) === mark &&
    (mark === '**' || (text[from - 2] !== '*' && text[to + 1] !== '*') || text.slice(from - 3, from) === '***')
  if (stands) return { from: from - long, to: to + long, put: within, start: from - long, end: to - long }
  return { from, to, put: mark + within + mark, start: from + long, end: to + long }
}

/** The whole lines in which something is selected. */
function linesOf({ text, start, end }: Held): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  return { from, to, lines: text.slice(from, to).split('\n') }
}

const depths = { '': '## ', '## ': '### ', '### ': '' } as const

/** Makes the line a heading, the heading a smaller one, and the smaller one a line again. */
export function headed(held: Held): Edit {
  const { from, lines } = linesOf({ ...held, end: held.start })
  const [line = ''] = lines
  const [was = ''] = /^#{1,3} +/.exec(line) ?? []
  const mark = depths[was === '' ? '' : was.trimEnd() === '###' ? '### ' : '## ']
  const at = from + line.length - was.length + mark.length
  return { from, to: from + was.length, put: mark, start: at, end: at }
}

const isItem = (line: string) => /^[-*] /.test(line)

/** Makes a list of the lines, with nothing else in its paragraph, or lines of the list. */
export function listed(held: Held): Edit {
  const { from, to, lines } = linesOf(held)
  if (lines.some(isItem)) {
    const put = lines.map((line) => line.replace(/^[-*] +/, '')).join('\n')
    return { from, to, put, start: from + put.length, end: from + put.length }
  }
  const items = lines.map((line) => `- ${line}`).join('\n')
  const before = held.text.slice(0, from).split('\n').at(-2) ?? ''
  const after = held.text.slice(to + 1).split('\n')[0] ?? ''
  const gap = (line: string) => (line.trim() === '' || isItem(line) ? '' : '\n')
  const put = gap(before) + items + gap(after)
  const at = from + gap(before).length + items.length
  return { from, to, put, start: at, end: at }
}

/** Makes a link of what is selected; what is to be written next is selected: where it leads, or its words. */
export function linked({ text, start, end }: Held): Edit {
  const said = text.slice(start, end).trim()
  const leads = /^(https?:\/\/|\/|mailto:|tel:)\S*$/.test(said)
  const [words, to] = leads ? ['', said] : [said, 'https://']
  const put = `[${words}](${to})`
  const at = start + 1
  if (words === '') return { from: start, to: end, put, start: at, end: at }
  const address = at + words.length + 2
  return { from: start, to: end, put, start: address, end: address + to.length }
}

const gaps = /\n\s*\n/g

/** After how many paragraphs something comes that is put in where the caret stands: the one that it stands in comes before. */
export const placeIn = (text: string, caret: number): number => {
  const before = text.slice(0, caret).split(gaps)
  return before.filter((part) => part.trim() !== '').length
}

/** Where each paragraph of a text ends. */
function endsOf(text: string): number[] {
  const ends: number[] = []
  let [at, end] = [0, -1]
  for (const line of [...text.split('\n'), '']) {
    if (line.trim() !== '') end = at + line.trimEnd().length
    else if (end >= 0) {
      ends.push(end)
      end = -1
    }
    at += line.length + 1
  }
  return ends
}

/** Puts a line of its own after so many paragraphs of a text; after the last where it has fewer. */
export function setIn(text: string, place: number, line: string): Edit {
  const ends = endsOf(text)
  const from = place === 0 ? 0 : (ends[place - 1] ?? ends.at(-1) ?? 0)
  const rest = text.slice(from)
  const to = from + (rest.length - rest.trimStart().length)
  const put = (from === 0 ? '' : '\n\n') + line + (to === text.length ? '' : '\n\n')
  const at = from + put.length
  return { from, to, put, start: at, end: at }
}
