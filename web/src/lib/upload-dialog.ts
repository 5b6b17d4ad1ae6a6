import { type Swal, waiting } from './dialog-host.ts'
import { MENSAJES_LIB as TEXTO } from './messages.ts'

export interface UploadDialog {
  /** How much has been sent, from 0 to 1; from 1 on the server works, and nothing can be stopped. */
  progress: (sent: number) => void
  close: () => void
}

/** Blocks the page while a file goes out, with the percentage sent and, as long as it is sent, a way to stop it. */
export const uploading = (title: string, onCancel: () => void): UploadDialog => {
  const text = document.createElement('p')
  const bar = document.createElement('progress')
  bar.className = 'progress'
  let sent = 0
  const show = (share: number) => {
    sent = share
    bar.value = sent
    text.textContent = sent < 1 ? TEXTO.sent(Math.floor(sent * 100)) : TEXTO.saving
    bar.setAttribute('aria-label', text.textContent)
  }
  show(0)
  const content = document.createElement('div')
  // The dialog is a live region: read aloud at every per cent it would say nothing else.
  content.setAttribute('aria-live', 'off')
  content.append(text, bar)

  /** Once all is sent nothing can be stopped, and a turning circle takes the button's place. */
  const end = (swal: Swal) => {
    if (sent < 1) return
    content.setAttribute('aria-live', 'polite')
    swal.showLoading(swal.getCancelButton())
  }

  const dialog = waiting({
    titleText: title,
    html: content,
    showConfirmButton: false,
    showCancelButton: true,
    cancelButtonText: TEXTO.cancel,
    didOpen: (swal) => end(swal),
  })
  void dialog.ended.then(({ dismiss }) => dismiss === 'cancel' && onCancel())

  return {
    progress: (share) => {
      show(share)
      dialog.whileOpen(end)
    },
    close: dialog.close,
  }
}
