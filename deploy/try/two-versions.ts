/** The version before this one and this one on one database, as they are while nodes are replaced one by one. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { buyAcross, differences, openNode, openPlace } from './nodes.ts'
import { previousVersion } from './previous-version.ts'
import type { Trial } from './trial.ts'

const root = path.join(import.meta.dirname, '../..')
const guests = 30
/** The API alone: what is tried are statements, and the former pages would have to be built. */
const environment = { PAGES: 'false', CALLS_PER_MINUTE: '100000' }

export const needs = ['git', 'tar']

const dependenciesIn = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies

/** Lays a commit out in a folder; with the packages that are here where it asks for the same, else with its own from npm. */
function layOut(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 }),
  })
  const here = dependenciesIn(root)
  const isSame = Object.entries(dependenciesIn(folder)).every(([name, version]) => here[name] === version)
  if (isSame) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
}

export async function run(): Promise<Trial[]> {
  const commit = existsSync(path.join(root, '.git')) ? previousVersion() : null
  if (commit === null) {
    console.log('–  two-versions: not tried, this is no checkout with the commits of before')
    return []
  }
  const place = await openPlace()
  const checkout = path.join(place.folder, 'previous')
  const nodes: RunningShop[] = []
  try {
    layOut(commit, checkout)
    const before = await openNode(place, 'before', { environment, checkout })
    nodes.push(before)
    const alone = await buyAcross(place, [before.url], 5)
    // The schema changes under the node that sells.
    const meanwhile = buyAcross(place, [before.url], guests)
    const after = await openNode(place, 'after', { environment })
    nodes.push(after)
    const during = await meanwhile
    const both = await buyAcross(place, [before.url, after.url], guests)
    const differing = await differences(place)
    await before.stop()
    const again = await openNode(place, 'before', { environment, checkout }).then(
      async (node) => {
        nodes.push(node)
        return 'it opened'
      },
      (error: Error) => /The database belongs to a newer version[^\n]*/.exec(error.message)?.[0] ?? error.message,
    )
    const refusedBy = ({ refused }: { refused: string[] }) => (refused[0] ? ` (${refused[0]})` : '')
    return [
      {
        what: `${commit.slice(0, 8)} alone, and while this version changes the schema under it`,
        seen: `${alone.paid} of 5, ${during.paid} of ${guests} orders paid${refusedBy(alone)}${refusedBy(during)}`,
        wanted: 'all',
        met: alone.paid === 5 && during.paid === guests,
      },
      {
        what: 'both side by side, each call answered by the other one',
        seen: `${both.paid} of ${guests} orders paid, ${differing} differences in the books${refusedBy(both)}`,
        wanted: 'all, 0 differences',
        met: both.paid === guests && differing === 0,
      },
      {
        what: 'the former version begun again',
        seen: again,
        wanted: 'refused in a sentence',
        met: again.startsWith('The database belongs to a newer version'),
      },
    ]
  } finally {
    for (const node of nodes) await node.kill()
    await place.close()
  }
}
