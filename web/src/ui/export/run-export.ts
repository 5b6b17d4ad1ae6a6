import type { SentQuery } from '@naf/contract'
import { failureText } from '../../api/client.ts'
import { type Downloaded, download, type FileEndpoint, saveFile } from '../../api/download.ts'
import { alertError, progressing, toast } from '../dialog.ts'
import { MENSAJES_DESCARGA as TEXTO } from './messages.ts'

/** Who waits no longer than that sees no dialog come and go. */
const DIALOG_AFTER_MS = 400

/** Shows how much has come. */
const showing = (onCancel: () => void) => {
  let dialog: ReturnType<typeof progressing> | undefined
  let latest: Downloaded | undefined
  const show = () => dialog?.show(latest ? TEXTO.progress(latest) : TEXTO.preparing, null)
  const timer = setTimeout(() => {
    dialog = progressing(TEXTO.title, onCancel)
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

/** Gives the person a file of the server's; what is called off or breaks off leaves nothing behind. */
export const runExport = async <E extends FileEndpoint>(endpoint: E, query: SentQuery<E>): Promise<void> => {
  const stop = new AbortController()
  const shown = showing(() => stop.abort())
  try {
    const { name, content } = await download(endpoint, {
      query,
      signal: stop.signal,
      onDownload: shown.progress,
    })
    shown.close()
    saveFile(name, content)
    toast(TEXTO.done)
  } catch (error) {
    shown.close()
    if (!stop.signal.aborted) await alertError(failureText(TEXTO.failed, error))
  }
}
