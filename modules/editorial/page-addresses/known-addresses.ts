import type { Db, Pool } from '#kernel/db.ts'
import { withoutEnd } from '#kernel/edges.ts'
import { inEachLanguage, type Localized, languages } from '#kernel/language.ts'
import { resultWord } from './address-words.ts'
import type { StandingPage } from './contract.ts'
import { hrefOf, resultHref, standingOf } from './hrefs.ts'
import { type AddressRow, shownAddresses } from './page-addresses.sql.ts'

/** What another process wrote is known after this, at the latest. */
const ttlMs = 10_000
const longest = 400

interface Known {
  /** By address, former ones among them. */
  pages: ReadonlyMap<string, { row: AddressRow; hrefs: Localized }>
  /** By shop, quiz and any name of the profile: its slug in each language. */
  results: ReadonlyMap<string, Localized>
}

const nameOf = ({ storefront, kind, key }: Pick<AddressRow, 'storefront' | 'kind' | 'key'>) => `${storefront}/${kind}/${key}`

/** The profiles of every quiz, each of which is a result with an address below its quiz. */
export type QuizResults = (db: Db) => PromiseLike<readonly { storefront: string; quiz: string; key: string; slugs: Localized }[]>

async function read(db: Pool, main: string, quizResults: QuizResults): Promise<Known> {
  const [rows, profiles] = await Promise.all([shownAddresses(db), quizResults(db)])
  const ours = rows.filter(({ storefront, prefix }) => storefront === main || prefix !== '')
  const hrefs = new Map(standingOf(ours).map((standing) => [nameOf(standing), standing.hrefs]))
  return {
    pages: new Map(
      ours.flatMap((row) => {
        const own = hrefs.get(nameOf(row))
        return own ? [[hrefOf(row), { row, hrefs: own }] as const] : []
      }),
    ),
    results: new Map(
      profiles.flatMap(({ storefront, quiz, key, slugs }) =>
        [key, ...Object.values(slugs)].map((name) => [`${storefront}/${quiz}/${name}`, slugs] as const),
      ),
    ),
  }
}

/**
 * What stands at the addresses that staff gave. All of them are held in memory: an address that is none costs one look at it, and
 * leaves nothing behind, however many are tried.
 */
export class KnownAddresses {
  readonly #db: Pool
  readonly #main: string
  readonly #results: QuizResults
  #known: Promise<Known> | null = null
  #until = 0

  constructor(db: Pool, main: string, results: QuizResults) {
    this.#results = results
    this.#db = db
    this.#main = main
  }

  /** Reads the rows anew at the next question. */
  forget(): void {
    this.#until = 0
  }

  #rows(now: number): Promise<Known> {
    const before = this.#known
    if (before && this.#until > now) return before
    const known = read(this.#db, this.#main, this.#results).catch((error: unknown) => {
      this.#known = before
      this.#until = 0
      // Addresses that stood a moment ago still do while the database is away.
      if (before) return before
      throw error
    })
    this.#known = known
    this.#until = now + ttlMs
    return known
  }

  /** The page, campaign, quiz or result at an address, whatever the case of its letters; null where none is shown. */
  async at(pathname: string, now = Date.now()): Promise<StandingPage | null> {
    if (pathname.length > longest || !languages.some((language) => pathname.startsWith(`/${language}/`))) return null
    const { pages, results } = await this.#rows(now)
    const path = withoutEnd(pathname, /\//).toLowerCase()
    const found = pages.get(path)
    if (found) {
      const { row, hrefs } = found
      return { kind: row.kind, key: row.key, profile: null, href: hrefs[row.language], hrefs }
    }
    const [name = '', word, ...above] = path.split('/').toReversed()
    const quiz = pages.get(above.toReversed().join('/'))
    if (quiz?.row.kind !== 'quiz' || word !== resultWord[quiz.row.language]) return null
    const slugs = results.get(`${quiz.row.storefront}/${quiz.row.key}/${name}`)
    return slugs ? resultAt(quiz, slugs) : null
  }
}

function resultAt({ row, hrefs }: { row: AddressRow; hrefs: Localized }, slugs: Localized): StandingPage {
  const own = inEachLanguage((language) => resultHref(hrefs[language], language, slugs[language]))
  return { kind: 'quiz-result', key: row.key, profile: slugs[row.language], href: own[row.language], hrefs: own }
}
