import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Trouble } from '#kernel/trouble.ts'
import type { DatabaseFolder } from './close.ts'
import { noteOwner, stopOrphans } from './owner.ts'
import { endServer, launch } from './server.ts'

/** Between two tries, doubling. */
const [firstPause, longestPause] = [200, 5_000]

interface Watched {
  databaseFolder: DatabaseFolder
  port: number
  /** Where it answers. */
  url: string
  say: (line: string) => void
}

/** Keeps a server up: one that dies is started again on the same port, until it is ended from here. */
export class Supervisor {
  readonly #watched: Watched
  readonly #ending = new AbortController()
  #server: ChildProcess
  #restarting: Promise<void> | null = null

  constructor(server: ChildProcess, watched: Watched) {
    this.#server = server
    this.#watched = watched
    this.#follow()
    process.once('exit', this.#cutShort)
  }

  /** A shop that ends without closing leaves no server behind: the next start reads what it had not written from its log. */
  readonly #cutShort = () => {
    if (this.#server.exitCode === null && this.#server.signalCode === null) this.#server.kill('SIGQUIT')
  }

  #follow() {
    this.#server.once('exit', (code, signal) => {
      if (this.#ending.signal.aborted) return
      this.#watched.say(`The database ended unexpectedly (${signal ?? code}); it is started again`)
      this.#restarting = this.#restart().finally(() => {
        this.#restarting = null
      })
    })
  }

  async #restart() {
    const { databaseFolder, port, url, say } = this.#watched
    const trouble = new Trouble((error) => say(`${error instanceof Error ? error.message : error} It is tried again.`))
    for (let pause = firstPause; !this.#ending.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        await stopOrphans(databaseFolder.folder)
        const server = await launch(databaseFolder, port, url, this.#ending.signal)
        if (this.#ending.signal.aborted) return await endServer(server)
        this.#server = server
        noteOwner(databaseFolder.folder)
        this.#follow()
        return say('The database runs again')
      } catch (error) {
        if (this.#ending.signal.aborted) return
        trouble.met(error)
        await wait(pause, undefined, { signal: this.#ending.signal }).catch(() => {})
      }
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#restarting
    await endServer(this.#server)
    process.off('exit', this.#cutShort)
  }
}
