import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { Trouble } from '#kernel/trouble.ts'
import type { Facet } from '../contract.ts'
import { lockRefresh, refreshDocuments, refreshProducts } from '../refresh.sql.ts'
import { datedProducts, nameRows, peopleRows, personLines, rowsOf } from '../rows.sql.ts'
import { synonymRows } from '../synonyms.sql.ts'
import { changesSince, forgetOldTrail, tellFollowed, trailKeptHours, whereWeStand } from '../trail.sql.ts'
import { applyChanges, rowOfId } from './apply.ts'
import { type Beside, besideOf } from './beside.ts'
import { buildApart, type IndexSource } from './build-apart.ts'
import { type Counts, countValues } from './count.ts'
import { chosenOf } from './facets.ts'
import { type Found, find, type Question } from './find.ts'
import { SnapshotKeeper } from './keep-snapshot.ts'
import { countedOnce, listedOf } from './listed.ts'
import { Matcher } from './match.ts'
import { Meanings } from './meanings.ts'
import { Names } from './names.ts'
import { derive, rowsOfChosen } from './rows-by-value.ts'
import { loadSnapshot, snapshotFile } from './snapshot.ts'
import { fieldBits, type IndexState, missing } from './state.ts'

/** Questions in, ids with totals and counts out: the seam at which another engine could answer. */
export interface SearchIndex {
  readonly state: IndexState
  readonly names: Names
  /** Goes up with every change, so that what was worked out before can be dropped. */
  readonly version: number
  /** Whether the catalogue has what the index does not: it is being built anew, or cannot follow just now. */
  readonly behind: boolean
  find(query: Question, language: Language, counted: boolean): Found
  /** Price of a product in cents; null without one. */
  priceOf(id: number): number | null
  /** The entry that a product shares with other editions or sizes; 0 for one that stands alone. */
  entryOf(id: number): number
  /** What stands beside a product on its page; null for one that the index does not know as shown. */
  beside(id: number, language: Language): Beside | null
  /** How many rows stand under a value of a filter. */
  productsIn(facet: Facet, value: string): number
  /** Authors and artists of the products whose people have the words. */
  peopleOf(text: string): Counts
  /** Takes in what changed in the database up to now. */
  follow(): Promise<void>
  /** Calls back with the products that changed; null means that anything may have. */
  onChange(listener: (ids: readonly number[] | null) => void): void
  close(): Promise<void>
}

interface Options {
  storefront: string
  /** Where the snapshot file lies; none without it. */
  dataDir?: string
  /** The database's address: with it an index is built by a process of its own. */
  url?: string
  /** Words that are right although no product has them: those of the shop's own texts. */
  ownWords?: () => Promise<ReadonlySet<string>>
  /** Milliseconds between two looks at the trail; 0 looks only when asked. */
  every?: number
  say?: (line: string) => void
}

const followEvery = 500
/** From this share of late rows on, the words of the catalogue are laid out anew. */
const lateShare = 0.08
const lateLeast = 5_000
/** A change of this many products is read as a whole catalogue. */
const manyAtOnce = 20_000
/** Products taken in within one turn. */
const slice = 1_000
const cleanEvery = 3_600_000
const tellEvery = 60_000
/** Between two tries to build the index anew, doubling. */
const [firstPause, longestPause] = [1_000, 60_000]
/** How old the words of the shop's texts may be. */
const ownWordsFresh = 300_000

/** `before` is the index that goes on following meanwhile; one of another history knows nothing of this one's documents. */
async function newState(db: Pool, source: IndexSource, before: IndexState | null) {
  const { identity } = await whereWeStand(db)
  return buildApart(db, { identity, from: before?.identity === identity ? before.seen : null, awaited: before === null }, source)
}

async function firstState(db: Pool, source: IndexSource) {
  if (source.file) {
    const { identity } = await whereWeStand(db)
    const kept = await loadSnapshot(source.file, identity, (trailKeptHours - 12) * 3_600_000)
    if (kept) return kept
  }
  return newState(db, source, null)
}

function priceOf(state: IndexState, id: number): number | null {
  const cents = state.cents[rowOfId(state, id)]
  return cents === undefined || cents === missing ? null : cents
}

/** Opens the search of a storefront: from its snapshot if that fits the database, else built from it; then follows its changes. */
export async function openSearchIndex(
  db: Pool,
  { storefront, dataDir, url, ownWords, every = followEvery, say = () => {} }: Options,
): Promise<SearchIndex> {
  const file = dataDir === undefined ? null : snapshotFile(dataDir, storefront)
  const closing = new AbortController()
  const source: IndexSource = { storefront, file, signal: closing.signal, ...(url !== undefined && { url }) }
  const keeper = new SnapshotKeeper(file, say)
  let state = await firstState(db, source)
  if (url === undefined) keeper.changed()
  let derived = await derive(state)
  const names = new Names()
  const matcher = new Matcher()
  const meanings = new Meanings()
  let own: ReadonlySet<string> = new Set()
  let ownReadAt = 0
  const isOwn = (word: string) => own.has(word) || meanings.names(word)
  const listeners: ((ids: readonly number[] | null) => void)[] = []
  let version = 0
  let closed = false
  let rebuilding: Promise<void> | null = null
  let following: Promise<void> | null = null
  let cleanedAt = Date.now()
  let toldAt = 0
  /** The last snapshot whose changes were met, and the last that others were told of. */
  let broughtUp = state.seen
  let told = state.seen
  /** Whether the index is known to lag behind what it has seen, so that it must not be saved. */
  let outdated = false
  let lags = false

  const changed = (ids: readonly number[] | null) => {
    version += 1
    keeper.changed()
    for (const listener of listeners) listener(ids)
  }
  const readNames = async () => {
    for (const { lines } of await personLines(db)) {
      names.tellPeopleLines(lines)
      await breathe()
    }
    await readLabels()
  }
  /** Names of what products are sorted into, and what staff say means the same. */
  const readLabels = async () => {
    const [rows, synonyms] = await Promise.all([nameRows(db), synonymRows(db, storefront)])
    names.tell(rows)
    meanings.tell(names, synonyms)
  }
  const readOwnWords = async () => {
    if (!ownWords || Date.now() - ownReadAt < ownWordsFresh) return
    ownReadAt = Date.now()
    own = await ownWords()
  }

  /** Built anew until it succeeds: an index that lags behind is seen by nobody but those who miss a book. */
  function rebuild() {
    outdated = true
    rebuilding ??= untilBuilt().finally(() => {
      rebuilding = null
    })
  }

  async function untilBuilt() {
    const trouble = new Trouble((error) => say(`The search index could not be built anew, and is tried again: ${error}`))
    for (let again = firstPause; !closed; again = Math.min(again * 2, longestPause)) {
      try {
        return await takeOver(await newState(db, source, state))
      } catch (error) {
        if (!closed) trouble.met(error)
        await pause(again, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function takeOver(fresh: IndexState) {
    await readNames()
    const freshlyDerived = await derive(fresh)
    if (closed) return
    state = fresh
    derived = freshlyDerived
    outdated = false
    changed(null)
    if (url !== undefined) keeper.saved()
  }

  async function takeIn() {
    const today = dayOf(new Date())
    const changes = await changesSince(db, state)
    if (!changes) return rebuild()
    const { seen, products } = changes
    const ids = products.filter((id) => id > 0)
    if (state.day !== today) ids.push(...(await datedProducts(db)).map((datedProduct) => datedProduct.id))
    if (ids.length === 0 && !products.includes(0) && !products.includes(-1)) {
      state.seen = seen
      state.day = today
      return
    }
    if (products.includes(-1) || ids.length > manyAtOnce) {
      await refreshDocuments(db, ids)
      state.seen = broughtUp = seen
      rebuild()
      return
    }
    const into = state
    const namesChanged = products.includes(0)
    if (namesChanged) await readLabels()
    for (let at = 0; at < ids.length; at += slice) {
      const some = ids.slice(at, at + slice)
      const rows = await refreshLocked(some)
      const people = await peopleRows(db, [
        ...new Set(rows.flatMap((row) => (row.people === '' ? [] : row.people.split(',').map(Number)))),
      ])
      if (!namesChanged && namesMissing(rows)) await readLabels()
      names.tellPeople(people)
      // A rebuilt index took over meanwhile: it reads the same changes from its own snapshot on.
      if (into !== state) return
      applyChanges(state, some, rows, people, today)
      if (!namesChanged) changed(some)
    }
    if (namesChanged) changed(null)
    state.seen = broughtUp = seen
    state.day = today
    if (state.lateCount > Math.max(lateLeast, state.built * lateShare)) rebuild()
  }

  const refreshLocked = (ids: readonly number[]) =>
    db.begin(async (tx) => {
      await lockRefresh(tx)
      await refreshProducts(tx, ids)
      return rowsOf(tx, storefront, ids)
    })

  const namesMissing = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    rows.some(
      (row) =>
        (row.publisher_id !== null && !names.all('publisher').has(String(row.publisher_id))) ||
        (row.series_id !== null && !names.all('series').has(String(row.series_id))) ||
        row.tags.split(',').some((id) => id !== '' && !names.all('tag').has(id)) ||
        row.categories.split(',').some((id) => id !== '' && !names.all('category').has(id)) ||
        row.lots.split(',').some((id) => id !== '' && !names.all('lot').has(id)) ||
        row.attributes !== '',
    )

  async function tell() {
    toldAt = Date.now()
    told = broughtUp
    await tellFollowed(db, { seen: told, identity: state.identity })
  }

  async function follow() {
    const running = following
    if (running) await running.catch(() => {})
    following ??= takeIn()
      .then(async () => {
        if (keeper.isDue() && !outdated) await keeper.save(state)
      })
      .finally(() => {
        following = null
      })
    await following
    await readOwnWords()
    if (broughtUp !== told && Date.now() - toldAt > tellEvery) await tell()
    if (Date.now() - cleanedAt > cleanEvery) {
      cleanedAt = Date.now()
      await forgetOldTrail(db)
    }
  }

  await readNames()
  await readOwnWords()
  await follow()
  let timer: NodeJS.Timeout | undefined
  const lagging = new Trouble((error) => say(`The search cannot follow the catalogue: ${error}`))
  const tick = () => {
    if (closed || every === 0) return
    timer = setTimeout(
      () =>
        follow()
          .then(() => {
            lags = false
            lagging.over()
          })
          .catch((error) => {
            lags = true
            lagging.met(error)
          })
          .finally(tick),
      every,
    )
    timer.unref()
  }
  tick()

  return {
    get state() {
      return state
    },
    names,
    get version() {
      return version
    },
    get behind() {
      return outdated || lags
    },
    find: (query, language, counted) => find(state, derived, { matcher, meanings, own: isOwn }, query, language, counted),
    priceOf: (id) => priceOf(state, id),
    entryOf: (id) => {
      const row = rowOfId(state, id)
      return row < 0 ? 0 : derived.entries('works').of[row]!
    },
    beside: (id, language) =>
      besideOf(state, derived, id, { language, parentOf: (section) => names.parentOf('category', section) }),
    productsIn: (facet, value) => rowsOfChosen(state, derived, chosenOf(state, facet, [value])).length,
    peopleOf(text) {
      const manner = { language: 'es', meanings, derived, own: isOwn, asTyped: true } as const
      const { rows } = matcher.match(state, [{ text, fields: fieldBits.people }], manner)
      return countedOnce(state, 'author', countValues(state, 'author', rows), listedOf(derived.entries('works'), rows))
    },
    follow,
    onChange: (listener) => listeners.push(listener),
    async close() {
      if (closed) return
      closed = true
      closing.abort()
      clearTimeout(timer)
      await following?.catch(() => {})
      await rebuilding
      if (broughtUp !== told) await tell().catch(() => {})
      if (keeper.differs && !outdated) await keeper.save(state)
      await keeper.settled()
    },
  }
}
