// Finds the Chromium that the browser tests drive.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // not there, or not ours to run: both mean "look further"
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable)

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('No Chromium found: installing Debian’s package chromium (running as root).')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'], options)
  return onPath()
}

/**
 * The browser for tests: `CHROMIUM_PATH`, an installed one, Playwright's own, or (as root) Debian's package.
 * @returns {Promise<string | undefined>} path of the executable; undefined when there is none
 * @throws {Error} when `CHROMIUM_PATH` names something that can't be run
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is not an executable file.`)
    return given
  }
  return onPath() ?? (await ownOfPlaywright()) ?? fromDebian()
}
