import type { SentQuery } from '@naf/contract'
import { failureText } from '../../lib/api-client.ts'
import { alertError, toast } from '../../lib/dialogs.ts'
import { type Downloaded, download, type FileEndpoint } from '../../lib/download.ts'
import { downloadDialog } from '../../lib/download-dialog.ts'
import { saveFile } from '../../lib/save-file.ts'
import { MENSAJES_DESCARGA as TEXTO } from './messages.ts'

/** Who waits no longer than that sees no dialog come and go. */
const DIALOG_AFTER_MS = 400

const shareOf = ({ rows, of }: Downloaded): number | null =>
  rows === null || of === null || of === 0 ? null : Math.min(1, rows / of)

/** Shows how much has come: in a dialog, or by `say` where one is open that has to stay. */
const showing = (onCancel: () => void, say?: (text: string) => void) => {
  if (say) {
    say(TEXTO.preparing)
    return { progress: (so: Downloaded) => say(TEXTO.progress(so)), close: () => {} }
  }
  let dialog: ReturnType<typeof downloadDialog> | undefined
  let latest: Downloaded | undefined
  const show = () =>
    dialog?.progress(latest ? TEXTO.progress(latest) : TEXTO.preparing, latest ? shareOf(latest) : null)
  const timer = setTimeout(() => {
    dialog = downloadDialog(TEXTO.title, onCancel)
    show()
  }, DIALOG_AFTER_MS)
  return {
    progress(so: Downloaded) {
      latest = so
      show()
    },
    close() {
      clearTimeout(timer)
      dialog?.close()
    },
  }
}

/**
 * Gives the person a file of the server's; what is called off or breaks off leaves nothing behind.
 * @param say where a dialog is open already, which then shows how far it is
 */
export const runExport = async <E extends FileEndpoint>(
  endpoint: E,
  query: SentQuery<E>,
  say?: (text: string) => void,
): Promise<void> => {
  const stop = new AbortController()
  const shown = showing(() => stop.abort(), say)
  try {
    const { name, content } = await download(endpoint, {
      query,
      signal: stop.signal,
      onDownload: shown.progress,
    })
    shown.close()
    saveFile(name, content)
    if (say) say(TEXTO.done)
    else void toast(TEXTO.done)
  } catch (error) {
    shown.close()
    if (!stop.signal.aborted) await alertError(failureText(TEXTO.failed, error))
  }
}
