// What every command does first: the packages as the lock names them, and the Node that the shop is made for. Runs on Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const windows = process.platform === 'win32'

/** The pinned Node, which comes as a package. */
export const node = path.join(modules, 'node/bin', windows ? 'node.exe' : 'node')

/** The compiler reads types once a checker, with a gigabyte or more for each: no more of them than the machine has processors. */
export const checkers = ['--checkers', String(Math.min(4, availableParallelism()))]

/** It tidies its memory up less often, which takes a third off its work and adds nothing to the most that it ever holds. */
export const compiling = { GOGC: '300' }

export const say = (line) => console.log(`  ${line}`)

/** A sentence for the person at the keyboard, without a stack. */
export function giveUp(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

/** Runs a program to its end with its output in sight; gives its status. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: windows && command === 'npm',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said = (said + chunk).slice(-20_000)
    })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, said: String(error) }))
    child.once('close', (status) => resolve({ status: status ?? 1, said }))
  })
}

/** Whether node_modules holds what the lock names: npm keeps its own account of what it installed. */
function isInstalled() {
  const account = path.join(modules, '.package-lock.json')
  if (!existsSync(account)) return false
  const installed = JSON.parse(readFileSync(account, 'utf8')).packages
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(
    ([place, { version, optional }]) =>
      place === '' || (place in installed ? installed[place].version === version : Boolean(optional) || installed[place]),
  )
}

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim()

/** Installs the packages when they are missing or the lock has changed, build tools included. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    giveUp(`Node ${process.versions.node} is too old. Install Node 20 or newer from https://nodejs.org and try again.`)
  if (!isInstalled()) {
    say('Installing packages (about a minute, this once)')
    const { status, said } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      quiet: true,
    })
    if (status !== 0) giveUp(`The packages could not be installed. npm says:\n\n${said}`)
  }
  const wanted = `v${JSON.parse(readFileSync(path.join(modules, 'node/package.json'), 'utf8')).version}`
  if (versionOf(node) === wanted) return
  // With install scripts switched off the package is an empty shell: its one script runs here.
  const { status } = await run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { quiet: true })
  if (status !== 0 || versionOf(node) !== wanted)
    giveUp(`Node ${wanted} could not be installed. Run "npm rebuild node" to see why.`)
}

/** Runs this same script again on the pinned Node when another started it; the first one then only waits. */
export async function onPinnedNode() {
  await ensureInstalled()
  if (process.execPath !== node && process.version !== versionOf(node)) {
    const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', cwd: root })
    passSignals(child)
    const status = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
    process.exit(status)
  }
}

/** Hands Ctrl-C and a polite end on to the child, which closes first. */
export function passSignals(child) {
  const pass = (signal) => {
    if (child.exitCode === null) child.kill(signal)
  }
  // From a keyboard the child has heard SIGINT itself; a second one is ignored there.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
  // npm ends its shell only and leaves us: who was started by npm goes when npm goes.
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => {
    if (process.ppid !== parent) pass('SIGTERM')
  }, 500).unref()
}
