/** The rules by which an answer to a question is judged; pure. README.md of this folder says how they are written. */
import { fold } from '#modules/goods/search/index/fold.ts'

/** A book as the judge knows it. */
export interface Answer {
  ean: string
  title: string
  people: string
  sections: readonly number[]
  series: string | null
  number: string | null
}

/** A title without what follows it: subtitle, brackets, a second title. */
export const mainTitle = (title: string): string => {
  const main = title.replace(/\s*[([:;/].*/s, '').trim()
  return main === '' ? title : main
}

/** By what two editions are called the same: the title folded, without subtitle and leading article. */
export const headOf = (title: string): string =>
  fold(mainTitle(title)).replace(/^(?:the|a|an|el|la|los|las|un|una|els|les|le|l) (?=.)/, '')

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

/** Whether two books have a maker in common, by any longer word of a name: sources write one name in several ways. */
function shareMaker(one: Answer, other: Answer): boolean {
  const names = new Set(wordsOf(one.people).filter((word) => word.length > 2))
  return names.size === 0 || wordsOf(other.people).some((word) => names.has(word))
}

type Rule = (answer: Answer) => boolean

/**
 * Reads a rule: parts with semicolons all hold, of parts with a bar between spaces one does.
 * @param drawn the book that a code names; undefined where the catalogue has it not
 * @throws Error where a rule is written wrongly or names a book that is not there
 */
export function ruleOf(text: string, drawn: (ean: string) => Answer | undefined): Rule {
  const ways = text.split(' | ').map((way) => way.split('; ').map((part) => partOf(part, drawn)))
  return (answer) => ways.some((parts) => parts.every((part) => part(answer)))
}

function partOf(part: string, drawn: (ean: string) => Answer | undefined): Rule {
  const [, kind = '', rest = ''] = /^(\w+) (.+)$/.exec(part) ?? []
  const book = () => {
    const found = drawn(rest)
    if (!found) throw new Error(`the catalogue has no ${rest}`)
    return found
  }
  switch (kind) {
    case 'code':
      return ({ ean }) => ean === rest
    case 'titled': {
      const head = headOf(book().title)
      return ({ title }) => headOf(title) === head
    }
    case 'work': {
      const wanted = book()
      const head = headOf(wanted.title)
      return (answer) => headOf(answer.title) === head && shareMaker(wanted, answer)
    }
    case 'volume': {
      const wanted = book()
      const series = fold(wanted.series ?? '')
      const head = headOf(wanted.title)
      return (answer) =>
        (fold(answer.series ?? '') === series && answer.number === wanted.number) ||
        (headOf(answer.title) === head && shareMaker(wanted, answer))
    }
    case 'begins':
      return ({ title }) => fold(title).startsWith(rest)
    case 'by':
      return ({ people }) => wordsOf(rest).every((word) => wordsOf(people).includes(word))
    case 'has':
      return ({ title }) => wordsOf(rest).every((word) => wordsOf(title).includes(word))
    case 'says': {
      const roots = rest.split(',')
      return ({ title }) => wordsOf(title).some((word) => roots.some((root) => word.startsWith(root)))
    }
    case 'in': {
      const ids = rest.split(',').map(Number)
      return ({ sections }) => ids.some((id) => sections.includes(id))
    }
    default:
      throw new Error(`no such rule: ${part}`)
  }
}
