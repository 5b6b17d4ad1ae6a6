import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JAVA_LOCALE } from '../engines/java.ts'
import { OFF_CLOUD } from './addresses.ts'
import { CACHE, packageBin } from './paths.ts'
import { descendants, groupMembers, killAll, type RunningProcess } from './process-table.ts'
import { hasExited, stopTree } from './processes.ts'

/** firebase-tools stops its emulators one after the other, and an export takes its time too. */
const SHUTDOWN_MS = 30_000
const LOG_FOLDER = join(CACHE, 'emulators')
const LOG_FILE = join(LOG_FOLDER, 'firebase.log')

/**
 * package.json fixes every version. Without a network, asking npm for the newest `firebase-functions` would
 * delay the start by ten seconds; npm's `offline` setting makes it answer at once.
 */
const NO_UPDATE_CHECKS = { NO_UPDATE_NOTIFIER: '1', npm_config_offline: 'true' }

/**
 * One run of the Firebase CLI. Its files land where nobody trips over them: logs in the cache, sockets and uploads in
 * a temporary folder of its own that goes away with it.
 */
export class FirebaseProcess {
  readonly exited: Promise<void>
  private readonly child: ChildProcess
  private readonly temporary = mkdtempSync(join(tmpdir(), 'naf-'))
  private seen: RunningProcess[] = []

  constructor(args: string[], env: Record<string, string>, show: boolean) {
    mkdirSync(LOG_FOLDER, { recursive: true })
    writeFileSync(LOG_FILE, '')
    const log = createWriteStream(LOG_FILE)
    this.child = spawn(process.execPath, [packageBin('firebase-tools', 'firebase'), ...args], {
      cwd: LOG_FOLDER,
      env: {
        ...process.env,
        ...OFF_CLOUD,
        ...NO_UPDATE_CHECKS,
        ...JAVA_LOCALE,
        ...env,
        TMPDIR: this.temporary,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C reaches it once, from us, and not a second time from the terminal,
      // which firebase-tools would take as the wish to leave its emulators running.
      detached: true,
    })
    for (const output of [this.child.stdout, this.child.stderr]) {
      output?.pipe(log, { end: false })
      if (show) output?.pipe(process.stdout, { end: false })
    }
    this.exited = new Promise((resolve) => this.child.once('exit', () => resolve()))
    this.child.once('close', () => log.end())
    process.once('exit', this.interrupt)
  }

  get running(): boolean {
    return !hasExited(this.child)
  }

  /**
   * Remembers the processes below, so that they can be ended even if the CLI dies before them. Those it starts later
   * belong to its process group; only the Firestore emulator, which is here by now, has one of its own.
   */
  remember(): void {
    if (this.child.pid !== undefined) this.seen = descendants(this.child.pid)
  }

  /** The last resort, should this very process die of an error in between: the CLI then stops by itself. */
  private readonly interrupt = (): void => {
    this.child.kill('SIGINT')
  }

  async stop(): Promise<void> {
    await stopTree(this.child, { signal: 'SIGINT', graceMs: SHUTDOWN_MS, alsoKill: this.seen })
    if (this.child.pid !== undefined) await killAll(groupMembers(this.child.pid))
    process.off('exit', this.interrupt)
    rmSync(this.temporary, { recursive: true, force: true })
  }

  said(text: string): boolean {
    return readFileSync(LOG_FILE, 'utf8').includes(text)
  }

  /** The last lines it wrote, for a message about why it stopped. */
  tail(lines = 25): string {
    const written = readFileSync(LOG_FILE, 'utf8').trimEnd().split('\n')
    return `${written.slice(-lines).join('\n')}\n(registro completo: ${LOG_FILE})`
  }
}
