import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatBytes } from '../lib/format.ts'
import { Button } from './Button.tsx'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'
import { NewTabLink } from './NewTabLink.tsx'

/** An address for the file in this browser, as long as it is shown. */
const useObjectUrl = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** The chosen file's name and size, and a look at it before it is published. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file)
  const isPicture = file.type.startsWith('image/')
  return (
    <div className="flex flex-wrap items-center gap-4">
      {url && isPicture ? (
        <Picture key={url} url={url} />
      ) : (
        <FileText aria-hidden="true" className="size-10 shrink-0 text-brand" />
      )}
      <p role="status" className="min-w-0 grow basis-40 text-sm">
        <span className="block font-semibold wrap-anywhere">{file.name}</span>
        <span className="text-ink-soft">{formatBytes(file.size)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {url && (
          <NewTabLink href={url} className="btn btn-quiet btn-small">
            {TEXTO.revisar}
          </NewTabLink>
        )}
        <Button variant="quiet" small onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
          {TEXTO.quitar}
        </Button>
      </div>
    </div>
  )
}

/** What only calls itself a picture is not shown as a broken one. */
function Picture({ url }: { url: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      src={url}
      alt=""
      onError={() => setBroken(true)}
      className="h-24 w-32 shrink-0 rounded-sm border border-line bg-paper object-contain"
    />
  )
}
