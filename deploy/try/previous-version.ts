import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** PREVIOUS where it is set; the last tag; or else the commit before the newest migration came. Null where there is no history. */
export function previousVersion(): string | null {
  try {
    if (process.env.PREVIOUS) return git('rev-parse', process.env.PREVIOUS)
    const [tag] = git('tag', '--sort=-creatordate', '--merged', 'HEAD').split('\n').filter(Boolean)
    if (tag !== undefined && git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD'))
      return git('rev-parse', `${tag}^{commit}`)
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'database/migrations')
    return newest === '' ? null : git('rev-parse', `${newest}^`)
  } catch {
    return null
  }
}
