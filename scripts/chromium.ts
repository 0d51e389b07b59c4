import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** The first is made for this: without windows, at two thirds of the processor time of the others. */
const known = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where PATH finds a program; the browser is started by its whole path. */
const placeOf = (program: string) =>
  path.isAbsolute(program)
    ? program
    : (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, program))
        .find(existsSync)

const works = (program: string) => spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 }).status === 0

function installed(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !works(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not run.`)
  if (given) return given
  const system = known.map(placeOf).find((program) => program && works(program))
  if (system) return system
  return existsSync(chromium.executablePath()) && works(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const forShow = (program: string) => !/headless[-_]shell/.test(program)
const asRoot = process.getuid?.() === 0

/** Debian's browser without windows. What is fetched first may be given up; what is being installed is let finish. */
function installFromDebian(): void {
  const apt = (args: string[], timeout?: number) =>
    spawnSync('apt-get', ['-yq', '--no-install-recommends', ...args, 'chromium-headless-shell'], {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const fetched = () => apt(['install', '--download-only'], 120_000)
  if (!fetched()) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', timeout: 60_000 })
    if (!fetched()) return
  }
  apt(['install'])
}

/**
 * A browser that runs: CHROMIUM_PATH, one of the system, Playwright's own, or one installed now (by apt-get when root on Debian, also
 * where there is one with windows, else by Playwright).
 * @throws Error with what to do when there is none.
 */
export function findChromium({ install = false }: { install?: boolean } = {}): string {
  const found = installed()
  const debian = asRoot && existsSync('/etc/debian_version')
  if (install && debian && !process.env.CHROMIUM_PATH && (!found || forShow(found))) {
    console.log('  Installing a browser for the journeys')
    installFromDebian()
    const fromDebian = installed()
    if (fromDebian) return fromDebian
  }
  if (found) return found
  if (install) {
    console.log('  Installing a browser for the journeys')
    spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'],
      {
        stdio: 'ignore',
        timeout: 300_000,
      },
    )
    const own = installed()
    if (own) return own
  }
  throw new Error('The journeys need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to the program.')
}

/**
 * A window with its address bar is opened for each visitor, seen or not: its suggestions are pages that cost as much as the visitor's own.
 * A browser keeps the last list alone, so it starts with what Playwright leaves out.
 */
const leftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** Chromium's sandbox does not start for root; drawing with a graphics card that is not there costs a tenth more. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  `--disable-features=${leftOut.join(',')}`,
  ...(asRoot ? ['--no-sandbox'] : []),
]

/** Pages that live for seconds do not earn back what compiling their scripts once more costs: a seventh of what the browser takes. */
export const journeyArguments = ['--js-flags=--no-turbofan --no-maglev', ...chromiumArguments]

/** Pictures are neither fetched nor drawn. */
export const withoutPictures = '--blink-settings=imagesEnabled=false'
