/** Runs the process: reads the settings, takes the data folder, opens what stores, listens, and stops cleanly. */
import path from 'node:path'
import { publicConfig, readSettings, type Settings } from './env.ts'
import { openDataFolder } from './process/data-folder.ts'
import { listen } from './process/listener.ts'
import { consoleLog, describeError } from './process/log.ts'
import { type RunningServer, runServer } from './process/run-server.ts'
import { StartError } from './process/start-error.ts'

/** Milliseconds that requests in flight get when the process is told to stop. */
const GRACE = 10_000

function originOf(settings: Settings, port: number): string {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  return new URL(`${settings.tls ? 'https' : 'http'}://${host}:${port}`).origin
}

async function start(root: string, dev: boolean): Promise<RunningServer> {
  const settings = readSettings(process.env)
  // Before anything is written: a port that is taken must leave no trace.
  const listener = await listen(settings)
  const folder = openDataFolder(path.resolve(root, settings.dataDir))
  try {
    return await runServer({
      settings,
      listener,
      folder,
      root,
      dev,
      config: publicConfig(settings, originOf(settings, listener.port)),
      log: consoleLog,
    })
  } catch (error) {
    folder.release()
    throw error
  }
}

/**
 * Starts the server and resolves when it is ready; sets the exit code when it can't.
 *
 * @param options.root the project's folder
 */
export async function main(options: { dev: boolean; root: string }): Promise<void> {
  let running: RunningServer | undefined
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running?.stop(GRACE)
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    running = await start(options.root, options.dev)
    console.log(`Ready on ${running.origin} (Studio ${running.origin}/studio)`)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : describeError(error))
    process.exit(1)
  }
}
