import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
const folder = 'database/migrations'
const lines = (text: string) => text.split('\n').filter(Boolean)
const numberOf = (file: string) => Number.parseInt(path.basename(file), 10)

/**
 * The newest commit that could have been a release before this one: whatever migrations came since have higher numbers than all of its own. Where
 * several were written beside each other, a lower one may have come last, and no shop brings a database from there to here.
 */
function beforeNewerMigrations(): string | null {
  let lowest = Number.POSITIVE_INFINITY
  for (const commit of lines(git('log', '--diff-filter=A', '--format=%H', '--', folder))) {
    const added = lines(git('diff-tree', '--no-commit-id', '--name-only', '-r', '--diff-filter=A', commit, '--', folder))
    lowest = Math.min(lowest, ...added.map(numberOf))
    const before = lines(git('ls-tree', '--name-only', `${commit}^`, `${folder}/`)).map(numberOf)
    if (Math.max(...before) < lowest) return git('rev-parse', `${commit}^`)
  }
  return null
}

/** PREVIOUS where it is set; the last tag; or else the newest commit before migrations of this one. Null where there is no history. */
export function previousVersion(): string | null {
  try {
    if (process.env.PREVIOUS) return git('rev-parse', process.env.PREVIOUS)
    const [tag] = lines(git('tag', '--sort=-creatordate', '--merged', 'HEAD'))
    if (tag !== undefined && git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD'))
      return git('rev-parse', `${tag}^{commit}`)
    return beforeNewerMigrations()
  } catch {
    return null
  }
}
