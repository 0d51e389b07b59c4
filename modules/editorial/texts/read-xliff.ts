import { Refused } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { hearXml } from '#kernel/xml.ts'
import { mostAgencyBytes } from './staff-contract.ts'

/** A unit of a file as it came back, and the line on which it begins. */
export interface ReadUnit {
  line: number
  kind: string
  record: string
  field: string
  source: string
  target: string | null
  /** Whether whoever translated it says that nothing is left to do. */
  done: boolean
}

interface Read {
  language: Language
  units: ReadUnit[]
}

/** More than all texts of the shop in one file. */
const most = { bytes: mostAgencyBytes, elements: 500_000, depth: 40, attributes: 50 }
/** Only these carry words of a text. */
type Part = 'source' | 'target'
const isPart = (name: string): name is Part => name === 'source' || name === 'target'

/** What is open while a file is read. */
class Reading {
  readonly units: ReadUnit[] = []
  language: Language | undefined
  #original = ''
  #unit: ReadUnit | undefined
  #part: Part | undefined

  open(name: string, attributes: Record<string, string>, line: number): void {
    if (name === 'xliff') this.#begin(attributes)
    // Tools that do not keep what a file was made of keep its id.
    else if (name === 'file') this.#original = attributes['original'] ?? (attributes['id'] ?? '').replace('.', '/')
    else if (name === 'unit') this.#unit = this.#unitAt(attributes['id'] ?? '', line)
    else if (name === 'segment' && this.#unit) this.#unit.done &&= attributes['state'] === 'final'
    else if (isPart(name)) {
      this.#part = name
      if (name === 'target' && this.#unit) this.#unit.target ??= ''
    } else if (name === 'cp') this.text(String.fromCodePoint(Number.parseInt(attributes['hex'] ?? '', 16) || 0xfffd))
  }

  close(name: string): void {
    if (isPart(name)) this.#part = undefined
    if (name !== 'unit' || !this.#unit) return
    this.units.push(this.#unit)
    this.#unit = undefined
  }

  /** A text in several segments is one again. */
  text(text: string): void {
    if (this.#unit && this.#part) this.#unit[this.#part] = (this.#unit[this.#part] ?? '') + text
  }

  #begin({ version, srcLang, trgLang }: Record<string, string>): void {
    if (!version?.startsWith('2.')) throw new Refused('wording.no_xliff')
    this.language = languages.find((language) => language !== 'es' && trgLang?.toLowerCase().split('-')[0] === language)
    if (!this.language || srcLang?.toLowerCase().split('-')[0] !== 'es') throw new Refused('wording.other_languages')
  }

  #unitAt(field: string, line: number): ReadUnit {
    const at = this.#original.indexOf('/')
    const [kind, record] = [this.#original.slice(0, at), this.#original.slice(at + 1)]
    return { line, kind, record, field, source: '', target: null, done: true }
  }
}

/** Reads what came back, unit by unit. Entities of its own are never followed. @throws Refused saying on which line it cannot be read */
export function readXliff(text: string): Read {
  const reading = new Reading()
  hearXml(
    text,
    {
      open: (name, attributes, line) => reading.open(name, attributes, line),
      close: (name) => reading.close(name),
      text: (piece) => reading.text(piece),
    },
    { most, refuse: (_fault, line) => new Refused('wording.damaged', { line }) },
  )
  if (!reading.language) throw new Refused('wording.no_xliff')
  return { language: reading.language, units: reading.units }
}
