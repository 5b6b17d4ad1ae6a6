import { waiting } from './dialog-host.ts'
import { MENSAJES_LIB as TEXTO } from './messages.ts'

export interface DownloadDialog {
  /** @param share of the whole, from 0 to 1; null where nobody knows */
  progress: (text: string, share: number | null) => void
  close: () => void
}

/** Blocks the page while a file comes, with how much of it is here, and a way to stop it. */
export const downloadDialog = (title: string, onCancel: () => void): DownloadDialog => {
  const text = document.createElement('p')
  const bar = document.createElement('progress')
  bar.className = 'progress'
  const content = document.createElement('div')
  // The dialog is a live region: read aloud at every row it would say nothing else.
  content.setAttribute('aria-live', 'off')
  content.append(text, bar)
  const dialog = waiting({
    titleText: title,
    html: content,
    showConfirmButton: false,
    showCancelButton: true,
    cancelButtonText: TEXTO.cancel,
    didOpen: () => {},
  })
  void dialog.ended.then(({ dismiss }) => dismiss === 'cancel' && onCancel())
  return {
    progress(said, share) {
      text.textContent = said
      bar.setAttribute('aria-label', said)
      if (share === null) bar.removeAttribute('value')
      else bar.value = share
    },
    close: dialog.close,
  }
}
