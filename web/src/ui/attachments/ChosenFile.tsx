import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatBytes } from '../../lib/format.ts'
import { Button } from '../Button.tsx'
import { NewTabLink } from '../NewTabLink.tsx'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'

/** An address for the file in this browser, as long as it is shown; never that of the file before. */
const useObjectUrl = (file: File | null): string | null => {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setMade({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return made?.file === file ? made.url : null
}

interface ChosenFileProps {
  /** Null where none is chosen: what speaks to screen readers must be there before there is something to say. */
  file: File | null
  /** Whether it is what was asked for: anything else, a page with a program in it, would open as one of the portal's. */
  canOpen: boolean
  onRemove: () => void
}

/** The chosen file's name and size, and a look at it before it is published. */
export function ChosenFile({ file, canOpen, onRemove }: ChosenFileProps) {
  const url = useObjectUrl(file)
  return (
    <div className={file ? 'mb-3 flex flex-wrap items-center gap-4' : undefined}>
      {file && <Look file={file} url={url} />}
      <p role="status" className={file ? 'min-w-0 grow basis-40 text-sm' : 'sr-only'}>
        {file && (
          <>
            <span className="block font-semibold wrap-anywhere">{file.name}</span>
            <span className="text-ink-soft">{formatBytes(file.size)}</span>
          </>
        )}
      </p>
      {file && (
        <div className="flex flex-wrap gap-2">
          {url && canOpen && (
            <NewTabLink href={url} className="btn btn-quiet btn-small">
              {TEXTO.review}
            </NewTabLink>
          )}
          <Button variant="quiet" small onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
            {TEXTO.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

function Look({ file, url }: { file: File; url: string | null }) {
  if (url && file.type.startsWith('image/')) return <Picture key={url} url={url} />
  return <FileText aria-hidden="true" className="size-10 shrink-0 text-brand" />
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
